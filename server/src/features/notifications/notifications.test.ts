import { accounts, defaultSettings, type NotificationTopic, notifications } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import type { UserRow } from '../../db/schema/index.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { addInAppNotification, addInAppNotifications } from './add-in-app-notifications.ts';
import { purgeOldNotifications } from './index.ts';

describe('notifications', () => {
  const server = useTestApp();
  const notifyUser = (
    user: UserRow,
    more: { topic?: NotificationTopic; title?: string; dedupe_key?: string } = {},
  ) =>
    server.deps.db.transaction((tx) =>
      addInAppNotification(server.deps, tx, {
        user_id: user.id,
        topic: 'feedback',
        title: 'Your teacher wrote to you',
        body: 'About "The lighthouse"',
        link: '/writing/7',
        ...more,
      }),
    );
  const list = (user: UserRow, query: { unread?: 'true' | 'false'; per_page?: number; page?: number } = {}) =>
    server.callAs(user, notifications.listNotifications, { query });

  it('are listed newest first, with how many are unread', async () => {
    const student = await buildStudent(server.deps.db);
    for (const title of ['One', 'Two', 'Three']) await notifyUser(student, { title });
    const { body, headers } = await list(student, { per_page: 2 });
    expect(body.map(({ title }) => title)).toEqual(['Three', 'Two']);
    expect(body[0]).toMatchObject({ topic: 'feedback', link: '/writing/7', read_at: null });
    expect(headers['x-total']).toBe('3');
    const first = body[0]?.id ?? 0;
    expect(
      (await server.callAs(student, notifications.markNotificationRead, { params: { id: first } })).status,
    ).toBe(204);
    expect((await list(student, { unread: 'true' })).headers['x-total']).toBe('2');
    expect((await list(student, { unread: 'false' })).body.map(({ title }) => title)).toEqual(['Three']);
    expect((await server.callAs(student, notifications.markAllNotificationsRead, {})).status).toBe(204);
    expect((await list(student, { unread: 'true' })).body).toEqual([]);
  });

  it('keep the moment they were first read', async () => {
    const student = await buildStudent(server.deps.db);
    await notifyUser(student);
    const id = (await list(student)).body[0]?.id ?? 0;
    await server.callAs(student, notifications.markNotificationRead, { params: { id } });
    const read = (await list(student)).body[0]?.read_at;
    server.deps.clock.advance({ minutes: 5 });
    await server.callAs(student, notifications.markNotificationRead, { params: { id } });
    await server.callAs(student, notifications.markAllNotificationsRead, {});
    expect((await list(student)).body[0]?.read_at).toBe(read);
  });

  it('of other people do not exist', async () => {
    const [student, stranger] = [await buildStudent(server.deps.db), await buildStudent(server.deps.db)];
    await notifyUser(student);
    const id = (await list(student)).body[0]?.id ?? 0;
    expect((await list(stranger)).body).toEqual([]);
    expect(
      (await server.callAs(stranger, notifications.markNotificationRead, { params: { id } })).status,
    ).toBe(404);
    await server.callAs(stranger, notifications.markAllNotificationsRead, {});
    expect((await list(student, { unread: 'true' })).body).toHaveLength(1);
  });

  it('are not written for a topic that is switched off, whatever is with its emails', async () => {
    const student = await buildStudent(server.deps.db);
    const off = {
      ...defaultSettings.notifications,
      feedback: { email: true, in_app: false },
      reminders: { email: false, in_app: true },
    };
    await server.callAs(student, accounts.updateSettings, { body: { notifications: off } });
    for (const topic of ['feedback', 'reminders', 'assignments'] as const)
      await notifyUser(student, { topic });
    expect((await list(student)).body.map(({ topic }) => topic)).toEqual(['assignments', 'reminders']);
  });

  it('with the same dedupe key are added once', async () => {
    const [student, other] = [await buildStudent(server.deps.db), await buildStudent(server.deps.db)];
    await Promise.all([1, 2, 3].map(() => notifyUser(student, { dedupe_key: 'due 2026-07-01' })));
    await notifyUser(other, { dedupe_key: 'due 2026-07-01' });
    await notifyUser(student, { dedupe_key: 'due 2026-07-02' });
    expect((await list(student)).body).toHaveLength(2);
    expect((await list(other)).body).toHaveLength(1);
  });

  it('vanish with the work that caused them', async () => {
    const student = await buildStudent(server.deps.db);
    const undone = server.deps.db.transaction(async (tx) => {
      await addInAppNotification(server.deps, tx, {
        user_id: student.id,
        topic: 'feedback',
        title: 'x',
        body: 'y',
      });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await list(student)).body).toEqual([]);
  });

  it('to many people are one statement', async () => {
    const { db, pool } = server.deps;
    const people = await Promise.all(Array.from({ length: 5 }, () => buildUser(db, { role: 'teacher' })));
    const rows = people.map(({ id }) => ({
      user_id: id,
      topic: 'announcements' as const,
      title: 'New',
      body: 'News',
    }));
    const { result, statements } = await countStatements(pool, () =>
      addInAppNotifications(server.deps, db, rows),
    );
    expect([result, statements]).toEqual([5, 1]);
    expect(await addInAppNotifications(server.deps, db, [])).toBe(0);
  });

  it('are forgotten after a term', async () => {
    const student = await buildStudent(server.deps.db);
    await notifyUser(student, { title: 'Old' });
    server.deps.clock.advance({ days: 89 });
    await notifyUser(student, { title: 'New' });
    server.deps.clock.advance({ days: 2 });
    await purgeOldNotifications.run(server.deps, {});
    expect((await list(student)).body.map(({ title }) => title)).toEqual(['New']);
  });
});
