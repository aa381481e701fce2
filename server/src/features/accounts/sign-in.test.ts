import { accounts } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sessions, users } from '../../db/schema/index.ts';
import { buildStudent, buildUser, signInAs, testPassword } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { hashPassword } from './hashing.ts';
import { signIn as signInUnderneath } from './sign-in.ts';

describe('signing in', () => {
  const server = useTestApp();
  const signIn = (identifier: string, password = testPassword) =>
    server.call(accounts.signIn, { body: { identifier, password } });

  it('takes an email, whatever its case and spaces', async () => {
    const parent = await buildUser(server.deps.db, { role: 'parent' });
    const response = await signIn(`  ${parent.email?.toUpperCase()} `);
    expect(response.status).toBe(200);
    expect(response.body.user.id).toBe(parent.id);
  });

  it("takes a child's username", async () => {
    const student = await buildStudent(server.deps.db, { screen_name: 'Story_Teller' });
    const { body } = await signIn('story_teller');
    expect(body.user).toMatchObject({ id: student.id, role: 'student', parentId: student.parent_id });
  });

  it('gives a token that works bare and with Bearer', async () => {
    const parent = await buildUser(server.deps.db, { role: 'parent' });
    const { token } = (await signIn(parent.screen_name)).body;
    for (const authorization of [token, `Bearer ${token}`]) {
      const response = await server.app.inject({ url: '/app_api/v1/mine', headers: { authorization } });
      expect(response.json().id).toBe(parent.id);
    }
  });

  it('says the same of a wrong password and an unknown person', async () => {
    const parent = await buildUser(server.deps.db, { role: 'parent' });
    const wrong = await signIn(parent.screen_name, 'not-the-password');
    const unknown = await signIn('nobody_at_all', 'not-the-password');
    expect(wrong.status).toBe(422);
    expect(unknown.error).toEqual(wrong.error);
  });

  it('says the same of an account whose password is not set yet', async () => {
    const student = await buildStudent(server.deps.db, { password_hash: null });
    for (const password of ['not-the-password', 'null', testPassword]) {
      const refused = await signIn(student.screen_name, password);
      expect(refused.status).toBe(422);
      expect(refused.error).toEqual((await signIn('nobody_at_all', password)).error);
    }
  });

  it('slows one account down after ten wrong passwords, known or not, and nobody else', async () => {
    const parent = await buildUser(server.deps.db, { role: 'parent' });
    const neighbour = await buildUser(server.deps.db, { role: 'parent' });
    for (const identifier of [parent.screen_name, 'nobody_known']) {
      for (let n = 0; n < 10; n += 1) expect((await signIn(identifier, 'wrong-password')).status).toBe(422);
      const slowed = await signIn(identifier, testPassword);
      expect(slowed.status).toBe(429);
      expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await signIn(neighbour.screen_name)).status).toBe(200);
  });

  describe('of a child whose username a classmate knows', () => {
    const classmate = '10.0.0.7';
    const tryFrom = (
      place: { address: string; cookie?: string },
      identifier: string,
      password = testPassword,
    ) => server.call(accounts.signIn, { body: { identifier, password }, ...place });
    const signInHere = async (identifier: string, address: string) => {
      const answer = await tryFrom({ address }, identifier);
      return { address, cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' };
    };
    const guess = async (times: number, place: { address: string; cookie?: string }, identifier: string) => {
      for (let n = 0; n < times; n += 1) await tryFrom(place, identifier, 'wrong-password');
    };

    it("still works on the child's own device and at home, not at the classmate's", async () => {
      const child = await buildStudent(server.deps.db);
      const own = await signInHere(child.screen_name, classmate);
      await guess(10, { address: classmate }, child.screen_name);
      expect((await tryFrom({ address: classmate }, child.screen_name)).status).toBe(429);
      expect((await tryFrom(own, child.screen_name)).status).toBe(200);
      expect((await tryFrom({ address: '10.0.0.8' }, child.screen_name)).status).toBe(200);
    });

    it('is slowed down on a known device too, and by many addresses everywhere else', async () => {
      const child = await buildStudent(server.deps.db);
      const own = await signInHere(child.screen_name, '10.1.0.1');
      const other = await signInHere(child.screen_name, '10.1.0.2');
      await guess(10, own, child.screen_name);
      expect((await tryFrom(own, child.screen_name)).status).toBe(429);
      for (let n = 3; n < 9; n += 1) await guess(9, { address: `10.1.0.${n}` }, child.screen_name);
      expect((await tryFrom({ address: '10.1.0.9' }, child.screen_name)).status).toBe(429);
      expect((await tryFrom(other, child.screen_name)).status).toBe(200);
    });

    it("takes no device for known that another account's or an old password's cookie names", async () => {
      const child = await buildStudent(server.deps.db);
      const friend = await buildStudent(server.deps.db);
      const foreign = await signInHere(friend.screen_name, classmate);
      const own = await signInHere(child.screen_name, classmate);
      await guess(10, { address: classmate }, child.screen_name);
      expect((await tryFrom(foreign, child.screen_name)).status).toBe(429);
      const password_hash = await hashPassword(testPassword);
      await server.deps.db.update(users).set({ password_hash }).where(eq(users.id, child.id));
      expect((await tryFrom(own, child.screen_name)).status).toBe(429);
    });
  });

  it('begins no session with a password that was replaced while it was checked', async () => {
    const { db, rateLimits } = server.deps;
    const parent = await buildUser(db, { role: 'parent' });
    const password_hash = await hashPassword('a-kite-over-the-bay');
    // What comes between the check and the session.
    const clearAttemptsFrom = async () => {
      await db.update(users).set({ password_hash }).where(eq(users.id, parent.id));
    };
    const replacing = { ...server.deps, rateLimits: { ...rateLimits, clearAttemptsFrom } };
    const deviceCookie = { value: '', write: () => undefined };
    const enter = signInUnderneath(
      replacing,
      { identifier: parent.screen_name, password: testPassword },
      { address: '10.9.0.1', device: 'test', deviceCookie },
    );
    await expect(enter).rejects.toThrow('The e-mail, username or password is not right');
    expect(await db.$count(sessions, eq(sessions.user_id, parent.id))).toBe(0);
  });

  it('forgets wrong tries after a right one', async () => {
    const parent = await buildUser(server.deps.db, { role: 'parent' });
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 9; n += 1) await signIn(parent.screen_name, 'wrong-password');
      expect((await signIn(parent.screen_name)).status).toBe(200);
    }
  });

  it('names the empty field', async () => {
    const response = await signIn('', '');
    expect(response).toMatchObject({ status: 422, error: { error_message: 'Please fill in all fields' } });
    expect(Object.keys(response.error.fields ?? {})).toEqual(['identifier', 'password']);
  });
});

describe('a session', () => {
  const server = useTestApp();

  it('ends on signing out, on the server too', async () => {
    const parent = await buildUser(server.deps.db, { role: 'parent' });
    const token = await signInAs(server.deps, parent);
    expect((await server.call(accounts.signOut, { token })).status).toBe(204);
    expect((await server.call(accounts.readMine, { token })).status).toBe(401);
  });

  it('slides on while it is used and ends after 30 days without', async () => {
    const token = await signInAs(server.deps, await buildUser(server.deps.db, { role: 'parent' }));
    for (let n = 0; n < 3; n += 1) {
      server.deps.clock.advance({ days: 29 });
      expect((await server.call(accounts.readMine, { token })).status).toBe(200);
    }
    server.deps.clock.advance({ days: 31 });
    expect((await server.call(accounts.readMine, { token })).status).toBe(401);
  });

  describe('on a computer that others use too', () => {
    const signInThere = async () => {
      const { screen_name } = await buildUser(server.deps.db, { role: 'parent' });
      const body = { identifier: screen_name, password: testPassword, is_shared_computer: true };
      const { token } = (await server.call(accounts.signIn, { body })).body;
      return async () => (await server.call(accounts.readMine, { token })).status;
    };

    it('ends after an hour without use', async () => {
      const read = await signInThere();
      server.deps.clock.advance({ minutes: 59 });
      expect(await read()).toBe(200);
      server.deps.clock.advance({ minutes: 59 });
      expect(await read()).toBe(200);
      server.deps.clock.advance({ minutes: 61 });
      expect(await read()).toBe(401);
    });

    it('ends after twelve hours, however much it is used', async () => {
      const read = await signInThere();
      for (let minutes = 30; minutes < 12 * 60; minutes += 30) {
        server.deps.clock.advance({ minutes: 30 });
        expect(await read()).toBe(200);
      }
      server.deps.clock.advance({ minutes: 30 });
      expect(await read()).toBe(401);
    });
  });

  it('is listed with its device, and the others can be signed out', async () => {
    const parent = await buildUser(server.deps.db, { role: 'parent' });
    const phone = await signInAs(server.deps, parent);
    const { body } = await server.call(accounts.signIn, {
      body: { identifier: parent.screen_name, password: testPassword },
      device: 'Mozilla/5.0 (X11; CrOS x86_64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36',
    });
    const list = await server.call(accounts.listSessions, { token: body.token });
    expect(list.body.map(({ device, current }) => [device, current])).toEqual(
      expect.arrayContaining([
        ['Chrome on Chromebook', true],
        ['Unknown device', false],
      ]),
    );
    await server.call(accounts.endOtherSessions, { token: body.token });
    expect((await server.call(accounts.readMine, { token: phone })).status).toBe(401);
    expect((await server.call(accounts.readMine, { token: body.token })).status).toBe(200);
  });

  it('of someone else cannot be ended', async () => {
    const stranger = await signInAs(server.deps, await buildUser(server.deps.db, { role: 'parent' }));
    const mine = await signInAs(server.deps, await buildUser(server.deps.db, { role: 'parent' }));
    const [session] = (await server.call(accounts.listSessions, { token: stranger })).body;
    expect(
      (await server.call(accounts.endSession, { token: mine, params: { id: session?.id ?? 0 } })).status,
    ).toBe(404);
    expect((await server.call(accounts.readMine, { token: stranger })).status).toBe(200);
  });
});
