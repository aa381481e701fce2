import { help } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

describe('a message to support', () => {
  const server = useTestApp({ SUPPORT_EMAIL: 'help@inkling.test' });

  const forwarded = async () => {
    await server.runJobs();
    return server.deps.mail.sent.splice(0);
  };

  it('from a visitor is mailed to support, who can answer', async () => {
    const body = { name: 'Jo', email: ' Jo@Example.test', subject: 'Price', message: 'Is it <b>$49</b>?' };
    const { status } = await server.call(help.sendMessage, { body });
    expect(status).toBe(200);
    expect(await forwarded()).toMatchObject([
      {
        to: 'help@inkling.test',
        replyTo: 'jo@example.test',
        subject: '[Support] Price',
        plain: 'From: Jo, jo@example.test\n\nIs it <b>$49</b>?',
        html: expect.not.stringContaining('<b>'),
      },
    ]);
  });

  it('from a visitor needs an address and a text', async () => {
    expect((await server.call(help.sendMessage, { body: { message: 'Hello' } })).error.fields).toEqual({
      email: 'Please enter your e-mail so that we can answer',
    });
    const empty = { email: 'jo@example.test', message: '  ' };
    expect((await server.call(help.sendMessage, { body: empty })).error.error_message).toBe(
      'Please write a message',
    );
    expect(await forwarded()).toEqual([]);
  });

  it('from somebody signed in names the account, with or without an email', async () => {
    const parent = await buildUser(server.deps.db, { role: 'parent' });
    const child = await buildStudent(server.deps.db);
    for (const [user, replyTo, from] of [
      [parent, parent.email, `${parent.email}, account ${parent.id}`],
      [child, undefined, `account ${child.id}`],
    ] as const) {
      expect((await server.callAs(user, help.sendMessage, { body: { message: 'Help' } })).status).toBe(200);
      const [mail] = await forwarded();
      expect(mail?.replyTo).toBe(replyTo);
      expect(mail?.plain).toBe(`From: ${from}\n\nHelp`);
    }
  });
});
