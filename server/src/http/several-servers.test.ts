import { accounts } from '@inkling/contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildUser, testPassword } from '../testing/build-user.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testCall } from '../testing/test-call.ts';

describe('two servers on one database', () => {
  let first: TestApp;
  let second: TestApp;
  beforeAll(async () => {
    first = await startTestApp(inject('postgresUrl'));
    second = await first.startTwin();
  });
  afterAll(async () => {
    await second.close();
    await first.close();
  });
  const turn = (n: number) => (n % 2 === 0 ? first : second).app;

  it('serve one session by turns', async () => {
    const parent = await buildUser(first.deps.db, { role: 'parent' });
    const credentials = { identifier: parent.screen_name, password: testPassword };
    const { token } = (await testCall(first.app, accounts.signIn, { body: credentials })).body;
    for (let n = 0; n < 6; n += 1) {
      const full_name = `Name ${n}`;
      await testCall(turn(n), accounts.updateMine, { token, body: { full_name } });
      expect((await testCall(turn(n + 1), accounts.readMine, { token })).body.full_name).toBe(full_name);
    }
    await testCall(second.app, accounts.signOut, { token });
    expect((await testCall(first.app, accounts.readMine, { token })).status).toBe(401);
  });

  it('count wrong passwords together', async () => {
    const body = { identifier: 'somebody_else', password: 'wrong-password' };
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1)
      statuses.push((await testCall(turn(n), accounts.signIn, { body })).status);
    expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);
  });

  it('let no more than ten of a hundred tries at once look at the password', async () => {
    const body = { identifier: 'guessed_at', password: 'wrong-password' };
    const tries = Array.from({ length: 100 }, (_, n) => testCall(turn(n), accounts.signIn, { body }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(90);
  });

  it('share one rate limit of emails to an address', async () => {
    const body = { email: 'someone@example.test' };
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1)
      statuses.push((await testCall(turn(n), accounts.requestPasswordReset, { body })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
