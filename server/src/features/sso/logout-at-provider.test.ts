import { randomUUID } from 'node:crypto';
import { accounts, sso } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import type { JWTPayload } from 'jose';
import { describe, expect, it } from 'vitest';
import { sessions, users } from '../../db/schema/index.ts';
import type { TestSchool } from '../../testing/build-school-with-sso.ts';
import { signInAs } from '../../testing/build-user.ts';
import { signToken, tokenSignedWithText, unpublishedKey, unsignedToken } from '../../testing/forge-token.ts';
import { startSchoolSso } from '../../testing/start-school-sso.ts';

const event = 'http://schemas.openid.net/event/backchannel-logout';
const now = () => Math.floor(Date.now() / 1000);

describe('signing out at the school', () => {
  const { server, peer, buildMinimalSchool, addPerson, signIn, sendLogoutToken } = startSchoolSso();
  const isOpen = async (token: string) => (await server.call(accounts.readMine, { token })).status === 200;

  const enter = async () => {
    const school = await buildMinimalSchool('teacher');
    const person = addPerson(school);
    const { body, visitor } = await signIn(school, person);
    if (body.outcome !== 'signed-in') throw new Error('not signed in');
    return { school, person, visitor, user: body.user, token: body.token };
  };

  const claimsFor = (school: TestSchool, sub: string): JWTPayload => ({
    iss: peer().issuer,
    aud: school.connection.client_id ?? '',
    sub,
    iat: now(),
    exp: now() + 120,
    jti: randomUUID(),
    events: { [event]: {} },
  });
  const sidOf = async (userId: number): Promise<string> => {
    const [row] = await server.deps.db.select().from(sessions).where(eq(sessions.user_id, userId));
    return row?.sign_on_sid ?? '';
  };

  it('ends the session here, as the provider itself tells it', async () => {
    const { config } = server.deps;
    const before = config.PUBLIC_URL;
    config.PUBLIC_URL = await server.address();
    const [one, other] = [await enter(), await enter()];
    config.PUBLIC_URL = before;
    await one.visitor.signOut();
    await expect.poll(() => isOpen(one.token)).toBe(false);
    expect(await isOpen(other.token)).toBe(true);
  });

  it('ends all sessions that came from there, and none by password', async () => {
    const { school, person, user, token } = await enter();
    const second = await signIn(school, person);
    if (second.body.outcome !== 'signed-in') throw new Error('not signed in');
    const [row] = await server.deps.db.select().from(users).where(eq(users.id, user.id));
    if (!row) throw new Error('nobody');
    const byPassword = await signInAs(server.deps, row);
    const sent = await sendLogoutToken(school, await signToken(claimsFor(school, person.sub), peer().key()));
    expect(sent.statusCode).toBe(204);
    expect(sent.headers['cache-control']).toBe('no-store');
    expect([await isOpen(token), await isOpen(second.body.token)]).toEqual([false, false]);
    expect(await isOpen(byPassword)).toBe(true);
  });

  it('ends one session where one is named', async () => {
    const { school, person, user, token } = await enter();
    const sid = await sidOf(user.id);
    const second = await signIn(school, person);
    if (second.body.outcome !== 'signed-in') throw new Error('not signed in');
    const { sub: _, ...claims } = claimsFor(school, person.sub);
    await sendLogoutToken(school, await signToken({ ...claims, sid }, peer().key()));
    expect([await isOpen(token), await isOpen(second.body.token)]).toEqual([false, true]);
  });

  it('ends the session by the person’s browser too, which names it', async () => {
    const { school, user, token } = await enter();
    const params = { school_code: school.connection.school_code };
    const sid = await sidOf(user.id);
    const tell = (query: { iss: string; sid: string }) =>
      server.call(sso.endSessionInBrowser, { params, query });
    expect((await tell({ iss: peer(1).issuer, sid })).status).toBe(404);
    expect((await tell({ iss: peer().issuer, sid: 'invented' })).status).toBe(204);
    expect(await isOpen(token)).toBe(true);
    expect((await tell({ iss: peer().issuer, sid })).status).toBe(204);
    expect(await isOpen(token)).toBe(false);
  });

  type Forge = (claims: JWTPayload, school: TestSchool) => Promise<string> | string;
  const but =
    (change: Record<string, unknown>): Forge =>
    (claims) =>
      signToken({ ...claims, ...change }, peer().key());
  const without =
    (...names: string[]): Forge =>
    (claims) =>
      signToken(
        Object.fromEntries(Object.entries(claims).filter(([name]) => !names.includes(name))),
        peer().key(),
      );

  const forged: [name: string, forge: Forge, words: string][] = [
    ['another issuer', but({ iss: 'https://evil.example' }), 'iss is missing or wrong'],
    ['no issuer', without('iss'), 'iss is missing or wrong'],
    ['another audience', but({ aud: 'another-app' }), 'aud is missing or wrong'],
    ['no audience', without('aud'), 'aud is missing or wrong'],
    ['no event', without('events'), 'event is not a logout'],
    ['another event', but({ events: { 'http://evil.example': {} } }), 'event is not a logout'],
    ['an event that says nothing', but({ events: { [event]: null } }), 'event is not a logout'],
    ['events that are a list', but({ events: [event] }), 'event is not a logout'],
    ['a nonce, as an ID token has', but({ nonce: 'x' }), 'it has a nonce'],
    ['neither person nor session', without('sub'), 'neither a person nor a session'],
    ['a person that is a number', but({ sub: 7 }), 'sub is not a text'],
    ['an empty session', but({ sid: '' }), 'sid is not a text'],
    ['no time', without('iat'), 'iat is missing or wrong'],
    ['an old time', but({ iat: now() - 3600 }), 'iat is missing or wrong'],
    ['a time in the future', but({ iat: now() + 3600 }), 'iat is missing or wrong'],
    ['an end in the past', but({ exp: now() - 3600 }), 'exp is missing or wrong'],
    ['no number of its own', without('jti'), 'it has no jti'],
    ['no signature', (claims) => unsignedToken(claims), 'algorithm is not accepted'],
    [
      'the client ID as the key',
      (claims, { connection }) => tokenSignedWithText(claims, connection.client_id ?? '', peer().key().kid),
      'algorithm is not accepted',
    ],
    [
      'a stranger’s key under the right name',
      async (claims) => signToken(claims, (await unpublishedKey(peer().key().kid)).key),
      'signature is wrong',
    ],
    [
      'a stranger’s key under its own',
      async (claims) => signToken(claims, (await unpublishedKey('mine')).key),
      'not one of the issuer’s',
    ],
    [
      'the type of something else',
      (claims) => signToken(claims, peer().key(), { typ: 'at+jwt' }),
      'another type',
    ],
    ['no token but words', () => 'sign them all out', 'cannot be read'],
  ];
  it.each(forged)('takes no token with %s', async (_, forge, words) => {
    const { school, person, token } = await enter();
    const sent = await sendLogoutToken(school, await forge(claimsFor(school, person.sub), school));
    expect(sent.statusCode).toBe(400);
    expect(sent.json().error_message).toContain(words);
    expect(await isOpen(token)).toBe(true);
  });

  it.each(['switched off', 'removed'])(
    'is done for all when the sign-on is %s, except for the admin',
    async (how) => {
      const { school, token } = await enter();
      const byAdmin = await signInAs(server.deps, school.admin);
      const other = await enter();
      const params = { id: school.connection.id };
      if (how === 'removed') await server.callAs(school.admin, sso.removeConnection, { params });
      else await server.callAs(school.admin, sso.setConnectionEnabled, { params, body: { enabled: false } });
      expect(await isOpen(token)).toBe(false);
      expect(await isOpen(byAdmin)).toBe(true);
      expect(await isOpen(other.token)).toBe(true);
    },
  );

  it('takes no token twice, none of another school, and none where it is switched off', async () => {
    const { school, person } = await enter();
    const used = await signToken(claimsFor(school, person.sub), peer().key());
    expect((await sendLogoutToken(school, used)).statusCode).toBe(204);
    const { body } = await signIn(school, person);
    if (body.outcome !== 'signed-in') throw new Error('not signed in');
    expect((await sendLogoutToken(school, used)).json().error_message).toContain('used before');
    const other = await buildMinimalSchool();
    const theirs = await signToken(claimsFor(other, person.sub), peer().key());
    expect((await sendLogoutToken(other, theirs)).statusCode).toBe(204);
    expect(await isOpen(body.token)).toBe(true);
    const params = { id: school.connection.id };
    await server.callAs(school.admin, sso.setConnectionEnabled, { params, body: { enabled: false } });
    const fresh = await signToken(claimsFor(school, person.sub), peer().key());
    expect((await sendLogoutToken(school, fresh)).statusCode).toBe(404);
  });
});
