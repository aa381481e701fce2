import { apiBase, type NotificationTopic } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { MailRejected } from '../../services/mail/mail-transport.ts';
import { buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { resolveTemplateField } from './emails/email-template.ts';
import { type EmailName, type EmailProps, emailTemplates } from './emails/index.ts';
import { queueEmail } from './queue-email.ts';

const link = 'https://inkling.example/a/b?token=t0ken-_';

/** What each email is given; a new email needs an example here. */
const examples: { [N in EmailName]: EmailProps<N> } = {
  welcome: {},
  'verify-email': { link },
  'reset-password': { link },
  notification: { topic: 'announcements', title: 'New challenge', body: '“A <i>storm</i>” is open.', link },
  'school-invitation': { school: 'Hillside Primary', link },
  'passkey-changed': { what: 'added', name: 'Chrome on <i>Mac</i>' },
  'password-changed': { hadPasskeys: true },
  'child-password-request': {},
  'student-password-request': {},
  'child-added': { child: 'Mia <i>Rivers</i>', username: 'mia' },
  'weekly-summary': {
    children: [
      {
        name: 'Mia <i>Rivers</i>',
        finished: 2,
        words: 1,
        underWay: 1,
        growth: { title: 'A <i>storm</i>', gain: 9 },
        nextStep: 'Show what the diver felt.',
        badges: ['First Page'],
      },
    ],
  },
  'safety-alert': { child: 'Mia', alertId: 7, reader: 'parent', isAboutHome: true },
  'account-deleted': { hadChildren: true, hadPlan: true },
  'growth-letter': {
    month: 'March',
    letters: [{ name: 'Mia', parts: [{ text: 'Mia wrote:', quote: 'A <i>storm</i> came.' }], link }],
  },
  'subscription-started': {
    plan: 'Unlimited AI',
    price: 'A$49.00 per month',
    renews: '14 December 2026',
  },
  'subscription-changed': {
    what: 'paid',
    plan: 'Unlimited AI',
    price: 'A$49.00 per month',
    day: '14 December 2026',
  },
  'subscription-ended': {
    plan: 'Unlimited AI',
    price: 'A$49.00 per month',
    day: '3 May 2026',
    tooMany: true,
  },
  'payment-problem': { plan: 'Unlimited AI', price: 'A$49.00 per month', due: '3 May 2026' },
  'work-handed-in': { again: false, works: [{ title: 'A <i>storm</i>', students: 2 }] },
  'work-reviewed': { action: 'return', title: 'A <i>storm</i>', who: 'Ms Lind', child: 'Mia', link },
};

const names = Object.keys(emailTemplates) as EmailName[]; // Object.keys forgets the names.

describe('every email', () => {
  const server = useTestApp({ PUBLIC_URL: 'https://inkling.example' });

  const send = async (name: EmailName, user: Awaited<ReturnType<typeof buildUser>>) => {
    await queueEmail(server.deps, server.deps.db, { user, template: name, props: examples[name] as never });
    await server.runJobs();
    return server.deps.mail.sent.splice(0);
  };

  it.each(names)('%s says the same in HTML and in plain text, with names escaped', async (name) => {
    const user = await buildUser(server.deps.db, { role: 'parent', full_name: 'Jo <img src=x> & "Co"' });
    const [email] = await send(name, user);
    expect(email?.subject).not.toBe('');
    expect(email?.html).toContain('Jo &lt;img src=x&gt; &amp; &quot;Co&quot;');
    expect(email?.html).not.toMatch(/<img|<i>/);
    expect(email?.plain).toContain('Hello Jo <img src=x> & "Co",');
    const links = [...(email?.html ?? '').matchAll(/href="(https:[^"]+)"/g)].map(([, href]) =>
      (href ?? '').replaceAll('&amp;', '&'),
    );
    for (const href of links) expect(email?.plain).toContain(href);
    if ('link' in examples[name]) expect(links).toContain(link);
  });

  it.each(names.filter((name) => emailTemplates[name].topic))(
    '%s can be stopped, by its reader and by one click',
    async (name) => {
      const user = await buildUser(server.deps.db, { role: 'parent' });
      // Filtered above for those that have one; each example fits its own email.
      const topic = resolveTemplateField(
        emailTemplates[name].topic as (props: never) => NotificationTopic,
        examples[name] as never,
      );
      const [email] = await send(name, user);
      expect(email?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
      const address =
        email?.headers['List-Unsubscribe']?.match(/^<(https:\/\/inkling\.example(.+))>$/)?.[2] ?? '';
      expect(email?.plain).toContain(`/email/unsubscribe?token=${topic}.`);

      const shown = await server.app.inject({ url: address.replace(/\/stop$/, '') });
      expect(shown.json()).toEqual({
        topic,
        subscribed: true,
        email: expect.stringMatching(/^p•••@example\.test$/),
      });
      const stopped = await server.app.inject({
        method: 'POST',
        url: address,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
      expect(stopped.json()).toMatchObject({ topic, subscribed: false });

      const { rows } = await server.deps.pool.query('select * from users where id = $1', [user.id]);
      expect(await send(name, rows[0])).toEqual([]);
      expect(await send('password-changed', rows[0])).toHaveLength(1);
    },
  );

  it.each(names.filter((name) => !emailTemplates[name].topic))(
    '%s is about the account and cannot be stopped',
    async (name) => {
      const [email] = await send(name, await buildUser(server.deps.db, { role: 'parent' }));
      expect(email?.headers).toEqual({});
    },
  );

  it('begins the part of a child who is not named with a capital letter', async () => {
    const user = await buildUser(server.deps.db, { role: 'parent' });
    const letter = { name: 'your child', parts: [{ text: 'They finished 1 piece.', quote: null }] };
    const props = { month: 'March', letters: [1, 2].map((id) => ({ ...letter, link: `${link}${id}` })) };
    await queueEmail(server.deps, server.deps.db, { user, template: 'growth-letter', props });
    await server.runJobs();
    expect(server.deps.mail.sent.splice(0)[0]?.html).toContain('<strong>Your child</strong>');
  });

  it('takes the one click as a multipart form too, and refuses a token nobody has', async () => {
    const user = await buildUser(server.deps.db, { role: 'parent' });
    const post = (token: string) =>
      server.app.inject({
        method: 'POST',
        url: `${apiBase}/email_subscriptions/${token}/stop`,
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        payload: '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
      });
    expect((await post(`reminders.${user.unsubscribe_token}`)).statusCode).toBe(200);
    for (const token of [
      'reminders.nobody',
      `everything.${user.unsubscribe_token}`,
      user.unsubscribe_token,
      '.',
    ])
      expect((await post(token)).statusCode).toBe(404);
  });

  it('is not sent to somebody without an address, nor a notification to an address nobody verified', async () => {
    const without = await buildUser(server.deps.db, { role: 'student' });
    const unproved = await buildUser(server.deps.db, { role: 'parent', email_verified_at: null });
    expect(await send('password-changed', without)).toEqual([]);
    expect(await send('notification', unproved)).toEqual([]);
    expect(await send('verify-email', unproved)).toHaveLength(1);
  });
});

describe('the outbox', () => {
  const server = useTestApp();

  const stored = async () => {
    const { rows } = await server.deps.pool.query(
      'select status, html, plain, sent_at from emails order by id desc',
    );
    return rows[0];
  };
  const write = async () => {
    const user = await buildUser(server.deps.db, { role: 'parent' });
    await queueEmail(server.deps, server.deps.db, { user, template: 'reset-password', props: { link } });
    return user;
  };

  it('tries an email again until it is sent, and then never again', async () => {
    const user = await write();
    const { send } = server.deps.mail;
    let failures = 0;
    server.deps.mail.send = async (email) => {
      failures += 1;
      if (failures <= 3) throw new Error('the mail server is away');
      await send(email);
    };
    await server.runJobs();
    await server.runJobs();
    server.deps.mail.send = send;
    expect(failures).toBe(4);
    expect(server.deps.mail.sent.filter(({ to }) => to === user.email)).toHaveLength(1);
  });

  it('deletes the text of an email once it is sent', async () => {
    await write();
    expect((await stored()).html).toContain('t0ken-_');
    await server.runJobs();
    expect(await stored()).toEqual({ status: 'sent', html: '', plain: '', sent_at: server.deps.clock.now() });
  });

  it('gives up at once on an email that is refused for good', async () => {
    await write();
    const { send } = server.deps.mail;
    let tries = 0;
    server.deps.mail.send = async () => {
      tries += 1;
      throw new MailRejected(550);
    };
    await server.runJobs();
    server.deps.mail.send = send;
    expect(tries).toBe(1);
    expect(await stored()).toMatchObject({ status: 'failed', html: '', sent_at: null });
  });

  it('writes nothing when the work that caused the email is undone', async () => {
    const user = await buildUser(server.deps.db, { role: 'parent' });
    const undone = server.deps.db.transaction(async (tx) => {
      await queueEmail(server.deps, tx, { user, template: 'welcome', props: {} });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await server.runJobs();
    expect(server.deps.mail.sent.filter(({ to }) => to === user.email)).toEqual([]);
  });
});
