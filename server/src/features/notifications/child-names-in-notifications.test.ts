import { accounts, children, notifications, type Settings } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { notify } from './notify.ts';

describe('which child a notice is about', () => {
  const server = useTestApp();

  const buildFamily = async (email_verified_at: Date | null = new Date()) => {
    const { db } = server.deps;
    const parent = await buildUser(db, { role: 'parent', email_verified_at });
    const mia = await buildStudent(db, { parent_id: parent.id, full_name: 'Mia Park', grade_level: 5 });
    const leo = await buildStudent(db, { parent_id: parent.id, full_name: 'Leo Park', grade_level: 3 });
    return { parent, mia, leo };
  };
  type Family = Awaited<ReturnType<typeof buildFamily>>;

  const tell = ({ mia, leo }: Family) =>
    server.deps.db.transaction((tx) =>
      notify(
        server.deps,
        tx,
        [mia, leo].map(({ id }) => ({
          user_id: id,
          topic: 'assignments',
          title: 'New',
          body: 'For you',
          link: '/students/my-writing',
          forParent: {
            title: 'New for {child}',
            body: "{Child}'s work is here.",
            translations: { zh: { title: '{child}有新内容', body: '{child}的作品在这里。' } },
            link: '/parent/progress',
          },
        })),
      ),
    );
  const choose = ({ parent }: Family, childNames: Settings['family']['childNames']) =>
    server.callAs(parent, accounts.updateSettings, { body: { family: { childNames } } });
  const noticesOf = async ({ parent }: Family) =>
    (await server.callAs(parent, notifications.listNotifications, { query: {} })).body
      .map(({ title, body }) => `${title}: ${body}`)
      .toSorted();
  const emailsTo = async ({ parent }: Family) => {
    await server.runJobs();
    return server.deps.mail.sent
      .filter(({ to }) => to === parent.email)
      .map(({ subject }) => subject)
      .toSorted();
  };

  it.each([
    ['name', 'Leo', 'Mia'],
    ['initials', 'L.P.', 'M.P.'],
    ['none', 'your Year 3 child', 'your Year 5 child'],
  ] as const)('is told by %s, in the app and by email', async (childNames, second, first) => {
    const family = await buildFamily();
    await choose(family, childNames);
    await tell(family);
    const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
    expect(await noticesOf(family)).toEqual(
      [second, first].map((called) => `New for ${called}: ${capitalised(called)}'s work is here.`),
    );
    expect(await emailsTo(family)).toEqual([`New for ${second}`, `New for ${first}`]);
  });

  it('is told in Chinese to a parent who reads it, without the name too', async () => {
    const family = await buildFamily();
    await server.callAs(family.parent, accounts.updateSettings, { body: { language: 'zh' } });
    await tell(family);
    expect(await noticesOf(family)).toEqual([
      'Leo有新内容: Leo的作品在这里。',
      'Mia有新内容: Mia的作品在这里。',
    ]);
    expect(await emailsTo(family)).toEqual(['Leo有新内容', 'Mia有新内容']);
    await choose(family, 'none');
    expect((await noticesOf(family))[0]).toBe(
      '您家上 3 年级的孩子有新内容: 您家上 3 年级的孩子的作品在这里。',
    );
  });

  it('is told in the language of today, also where the notice is older', async () => {
    const family = await buildFamily();
    await tell(family);
    expect((await noticesOf(family))[0]).toBe("New for Leo: Leo's work is here.");
    await server.callAs(family.parent, accounts.updateSettings, { body: { language: 'zh' } });
    expect((await noticesOf(family))[0]).toBe('Leo有新内容: Leo的作品在这里。');
  });

  it('follows the choice of today, also for notices that are there', async () => {
    const family = await buildFamily();
    await tell(family);
    expect((await noticesOf(family))[1]).toContain('Mia');
    await choose(family, 'none');
    expect((await noticesOf(family)).join()).not.toContain('Mia');
  });

  it('is never named before the address is verified', async () => {
    const family = await buildFamily(null);
    await tell(family);
    expect((await noticesOf(family)).join()).not.toContain('Mia');
    expect(await emailsTo(family)).toEqual([]);
  });

  it('goes with the child, and its email is not sent', async () => {
    const family = await buildFamily();
    await tell(family);
    const { status } = await server.callAs(family.parent, children.deleteChild, {
      params: { id: family.mia.id },
    });
    expect(status).toBe(204);
    expect(await noticesOf(family)).toEqual(["New for Leo: Leo's work is here."]);
    expect(await emailsTo(family)).toEqual(['New for Leo']);
  });
});
