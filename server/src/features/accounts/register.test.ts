import { accounts } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { buildUser, testPassword } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

describe('registering', () => {
  const server = useTestApp();
  const register = (change: object = {}) => {
    const email = `new${Math.random().toString(36).slice(2)}@example.test`;
    const body = {
      email,
      password: testPassword,
      full_name: 'New Parent',
      screen_name: 'new.parent',
      ...change,
    };
    return server.call(accounts.register, { body });
  };

  it('signs a new parent in, with the email trimmed and still to be verified', async () => {
    const { status, body } = await register({ email: '  Jo.Bloggs@Example.TEST ', screen_name: 'jo.bloggs' });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      role: 'parent',
      email: 'jo.bloggs@example.test',
      email_verified: false,
      screen_name: 'jobloggs',
      avatar: null,
      parentId: null,
      subscription_status: null,
    });
    expect((await server.call(accounts.readMine, { token: body.token })).body).toEqual(body.user);
  });

  it.each(['teacher', 'student'])('refuses a %s', async (role) => {
    expect((await register({ role })).status).toBe(403);
  });

  it.each([
    ['jo.bloggs+inkling', 'jobloggsinkling'],
    ['a_b-c d', 'a_bcd'],
    ['日本', 'writer'],
    ['x'.repeat(64), 'x'.repeat(30)],
  ])('cleans the username %j to %j', async (screen_name, cleaned) => {
    expect((await register({ screen_name })).body.user.screen_name).toBe(cleaned);
  });

  it('numbers a username that is taken, whatever its case', async () => {
    const names: string[] = [];
    for (const screen_name of ['Robin', 'robin', 'ROBIN'])
      names.push((await register({ screen_name })).body.user.screen_name);
    expect(names).toEqual(['Robin', 'robin2', 'ROBIN3']);
  });

  it('gives twelve people of one name, all at once, a username each', async () => {
    const responses = await Promise.all(Array.from({ length: 12 }, () => register({ screen_name: 'sam' })));
    expect(new Set(responses.map(({ body }) => body.user?.screen_name.toLowerCase())).size).toBe(12);
  });

  it('lets one of several registrations with the same email win, and never fails inside', async () => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => register({ email: 'race@example.test' })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(422)]);
  });

  it('says of a known address only that it did not work', async () => {
    const known = await buildUser(server.deps.db, { role: 'parent' });
    const response = await register({ email: known.email });
    expect(response).toMatchObject({ status: 422, error: {} });
    expect(response.error.fields).toBeUndefined();
    expect(response.error.error_message).not.toMatch(/taken|exists|in use|registered/i);
    expect(server.deps.mail.sent.filter(({ to }) => to === known.email)).toEqual([]);
  });

  it('refuses a password that is easy to guess, too short or too long', async () => {
    for (const [password, words] of [
      ['password1', 'too easy to guess'],
      ['short', 'at least 8'],
      ['x'.repeat(201), 'at most 200'],
    ])
      expect((await register({ password })).error.fields?.password).toContain(words);
  });

  it.each([
    ['', 'Please fill in all fields'],
    ['no-at-sign', 'Please enter a valid e-mail address'],
    ['a@b', 'Please enter a valid e-mail address'],
    [`${'a'.repeat(250)}@example.test`, 'Please enter a valid e-mail address'],
  ])('refuses the email %j in words', async (email, words) => {
    expect((await register({ email })).error.fields?.email).toBe(words);
  });
});
