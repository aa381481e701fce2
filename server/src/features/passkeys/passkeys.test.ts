import { accounts, passkeys, sso } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  auditEntries,
  emails,
  passkeys as passkeysTable,
  ssoConnections,
  ssoIdentities,
  type UserRow,
  users,
} from '../../db/schema/index.ts';
import { buildMinimalSchool } from '../../testing/build-minimal-school.ts';
import { buildUser, signInAs, testPassword } from '../../testing/build-user.ts';
import { createAuthenticator, type Deviation } from '../../testing/create-authenticator.ts';
import { createPasskeyBrowser } from '../../testing/create-passkey-browser.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { startSession } from '../accounts/index.ts';

const origin = 'https://inkling.example';

describe('passkeys', () => {
  const server = useTestApp({ PUBLIC_URL: origin });
  const newBrowser = () => createPasskeyBrowser(server.app);

  const buildAdult = async (overrides: Partial<UserRow> = {}) => {
    const user = await buildUser(server.deps.db, { role: 'parent', ...overrides });
    return { user, token: await signInAs(server.deps, user) };
  };

  const add = async (token: string, device = createAuthenticator(origin)) => {
    const { body } = await server.call(passkeys.startAddingPasskey, { token });
    const credential = device.make(body.options);
    const added = await server.call(passkeys.addPasskey, { token, body: { credential } });
    return { device, added };
  };

  const signIn = async (device: ReturnType<typeof createAuthenticator>, other?: Deviation) => {
    const browser = newBrowser();
    const { body } = await browser.start();
    return browser.finish(device.use(body.options, other));
  };

  const subjectsTo = async ({ id }: UserRow) => {
    const rows = await server.deps.db.select().from(emails).where(eq(emails.user_id, id));
    return rows.map(({ subject }) => subject);
  };

  it('is added, listed, renamed, signs in without a name, and is removed without ending a session', async () => {
    const { user, token } = await buildAdult({ role: 'teacher' });
    const { device, added } = await add(token);
    expect(added).toMatchObject({ status: 200, body: { is_synced: false, last_used_at: null } });
    const params = { id: added.body.id };
    const renamed = await server.call(passkeys.renamePasskey, {
      token,
      params,
      body: { name: ' Work laptop ' },
    });
    expect(renamed.body).toMatchObject({ name: 'Work laptop', permissions: { remove: true } });
    const entered = await signIn(device);
    expect(entered.body).toMatchObject({ user: { id: user.id } });
    const listed = await server.call(passkeys.listPasskeys, { token });
    expect(listed.body).toMatchObject({ passkeys: [{ name: 'Work laptop' }], has_password: true });
    expect(listed.body.passkeys[0]?.last_used_at).not.toBeNull();
    expect((await server.call(passkeys.removePasskey, { token, params })).status).toBe(204);
    expect((await server.call(accounts.readMine, { token: entered.body.token })).status).toBe(200);
    expect(await signIn(device)).toMatchObject({
      status: 422,
      error: { error_message: expect.stringContaining('does not open') },
    });
    expect(await subjectsTo(user)).toEqual([
      'A passkey was added to your account',
      'A passkey was removed from your account',
    ]);
    const told = await server.deps.db.select().from(auditEntries).where(eq(auditEntries.actor_id, user.id));
    expect(told.map(({ action }) => action)).toEqual([
      'passkeys.addPasskey',
      'passkeys.renamePasskey',
      'passkeys.signInWithPasskey',
      'passkeys.removePasskey',
    ]);
  });

  it.each<[string, Deviation]>([
    ['another site', { origin: 'https://inkling.example.evil.test' }],
    ['our site without encryption', { origin: 'http://inkling.example' }],
    ['another domain of the key', { rpId: 'evil.test' }],
    ['a page inside a frame of another site', { crossOrigin: true }],
    ['the making of a passkey', { type: 'webauthn.create' }],
    ['a device that did not ask who is there', { isUserVerified: false }],
    ['another person', { userHandle: 'c29tZWJvZHkgZWxzZQ' }],
    ['nobody', { userHandle: null }],
    ['a key nobody has', { id: 'bm90LWEta2V5' }],
    ['a challenge of its own', { challenge: 'bXktb3duLWNoYWxsZW5nZQ' }],
  ])('refuses an answer from %s', async (_, other) => {
    const { token } = await buildAdult();
    const { device } = await add(token);
    expect(await signIn(device, other)).toMatchObject({ status: 422 });
    expect(await signIn(device)).toMatchObject({ status: 200 });
  });

  it('refuses a signature of another device, and one over other words', async () => {
    const mine = await add((await buildAdult()).token);
    const theirs = await add((await buildAdult()).token);
    const browser = newBrowser();
    const answer = async () => mine.device.use((await browser.start()).body.options);
    const { response } = theirs.device.use((await browser.start()).body.options);
    const own = await answer();
    const { signature } = response;
    expect((await browser.finish({ ...own, response: { ...own.response, signature } })).status).toBe(422);
    const [first, second] = [await answer(), await answer()];
    const mixed = { ...second, response: { ...second.response, signature: first.response.signature } };
    expect((await browser.finish(mixed)).status).toBe(422);
    const { id, rawId } = await theirs.device.use((await browser.start()).body.options);
    expect((await browser.finish({ ...(await answer()), id, rawId })).status).toBe(422);
    const unreadable = await answer();
    unreadable.response.clientDataJSON = 'bm8ganNvbg';
    expect((await browser.finish(unreadable)).status).toBe(422);
    expect((await browser.finish(await answer())).status).toBe(200);
  });

  it('takes an answer once, in time, and from the browser that asked alone', async () => {
    const { device } = await add((await buildAdult()).token);
    const browser = newBrowser();
    const once = device.use((await browser.start()).body.options);
    expect((await browser.finish(once)).status).toBe(200);
    expect(await browser.finish(once)).toMatchObject({
      status: 422,
      error: { error_message: 'That took too long. Please try again.' },
    });
    const stolen = device.use((await browser.start()).body.options);
    const thief = newBrowser();
    await thief.start();
    expect((await thief.finish(stolen)).status).toBe(422);
    // Seen by somebody else, it is spent.
    expect((await browser.finish(stolen)).status).toBe(422);
    const late = device.use((await browser.start()).body.options);
    server.deps.clock.advance({ minutes: 10 });
    expect((await browser.finish(late)).status).toBe(422);
  });

  it('refuses a copied key by its counter, also when both come at once', async () => {
    const { device } = await add((await buildAdult()).token);
    expect((await signIn(device, { counter: 7 })).status).toBe(200);
    for (const counter of [7, 6, 0]) expect((await signIn(device, { counter })).status).toBe(422);
    const both = await Promise.all([signIn(device, { counter: 8 }), signIn(device, { counter: 8 })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('takes a challenge for nothing but what it was given out for', async () => {
    const { user, token } = await buildAdult();
    const { device } = await add(token);
    const toConfirm = await server.call(passkeys.startConfirming, { token });
    expect((await newBrowser().finish(device.use(toConfirm.body.options))).status).toBe(422);
    const toSignIn = await newBrowser().start();
    const credential = device.use(toSignIn.body.options);
    expect((await server.call(passkeys.confirmIdentity, { token, body: { credential } })).status).toBe(422);
    const toAdd = await server.call(passkeys.startAddingPasskey, { token });
    const made = createAuthenticator(origin).make(toAdd.body.options);
    const elsewhere = await signInAs(server.deps, user);
    const taken = await server.call(passkeys.addPasskey, { token: elsewhere, body: { credential: made } });
    expect(taken.status).toBe(422);
  });

  it('keeps no passkey made elsewhere, without asking who is there, or twice', async () => {
    const { token } = await buildAdult();
    const tries: Deviation[] = [
      { origin: 'https://evil.test' },
      { rpId: 'evil.test' },
      { isUserVerified: false },
      { type: 'webauthn.get' },
    ];
    for (const other of tries) {
      const { body } = await server.call(passkeys.startAddingPasskey, { token });
      const credential = createAuthenticator(origin).make(body.options, other);
      expect((await server.call(passkeys.addPasskey, { token, body: { credential } })).status).toBe(422);
    }
    const { device } = await add(token);
    const { added } = await add((await buildAdult()).token, device);
    expect(added.status).toBe(409);
  });

  it.each(['android-key', 'android-safetynet', 'apple', 'fido-u2f', 'packed', 'tpm', 'made-up'])(
    'never reads what a device says of its make (%s), as reading it would fetch addresses from it',
    async (attestationFormat) => {
      const { token } = await buildAdult();
      const device = createAuthenticator(origin);
      const { body } = await server.call(passkeys.startAddingPasskey, { token });
      const credential = device.make(body.options, { attestationFormat });
      expect((await server.call(passkeys.addPasskey, { token, body: { credential } })).status).toBe(200);
      expect((await signIn(device)).status).toBe(200);
    },
  );

  it('is added only once the address is verified, also where that ends in between', async () => {
    const { user, token } = await buildAdult({ email_verified_at: null });
    const refused = { status: 403, error: { error_message: 'Please verify your email to continue.' } };
    expect(await server.call(passkeys.startAddingPasskey, { token })).toMatchObject(refused);
    const isVerified = (email_verified_at: Date | null) =>
      server.deps.db.update(users).set({ email_verified_at }).where(eq(users.id, user.id));
    await isVerified(new Date());
    const { body } = await server.call(passkeys.startAddingPasskey, { token });
    await isVerified(null);
    const credential = createAuthenticator(origin).make(body.options);
    expect(await server.call(passkeys.addPasskey, { token, body: { credential } })).toMatchObject(refused);
    await isVerified(new Date());
    expect((await add(token)).added.status).toBe(200);
  });

  const changePassword = (token: string) => {
    const password = 'a-kite-over-the-bay';
    const body = { current_password: testPassword, password, password_confirmation: password };
    return server.call(accounts.changePassword, { token, body });
  };
  const resetPassword = async ({ email }: UserRow) => {
    await server.call(accounts.requestPasswordReset, { body: { email: email ?? '' } });
    await server.runJobs();
    const sent = server.deps.mail.sent.filter(({ to }) => to === email).at(-1);
    const token = sent?.plain.match(/token=([\w-]+)/)?.[1] ?? '';
    const password = 'a-kite-over-the-bay';
    return server.call(accounts.resetPassword, {
      body: { token, password, password_confirmation: password },
    });
  };

  it.each(['changed', 'reset'] as const)(
    'goes when the password is %s, and an email says so',
    async (how) => {
      const { user, token } = await buildAdult();
      const { device } = await add(token);
      const { status } = how === 'changed' ? await changePassword(token) : await resetPassword(user);
      expect(Math.floor(status / 100)).toBe(2);
      expect((await signIn(device)).status).toBe(422);
      await server.runJobs();
      const told = server.deps.mail.sent.filter(({ to }) => to === user.email).at(-1);
      expect(told?.subject).toBe('Your password was changed');
      expect(told?.plain).toContain('Your passkeys were removed too');
    },
  );

  it('asks again who it is before a passkey is added or removed, and takes password or passkey', async () => {
    const { token } = await buildAdult();
    const { device, added } = await add(token);
    const params = { id: added.body.id };
    server.deps.clock.advance({ minutes: 11 });
    for (const refused of [
      await server.call(passkeys.startAddingPasskey, { token }),
      await server.call(passkeys.removePasskey, { token, params }),
    ])
      expect(refused).toMatchObject({ status: 403, error: { code: 40005 } });
    const wrong = await server.call(passkeys.confirmIdentity, { token, body: { password: 'not-this-one' } });
    expect(wrong).toMatchObject({
      status: 422,
      error: { fields: { password: 'This is not your password' } },
    });
    const right = await server.call(passkeys.confirmIdentity, { token, body: { password: testPassword } });
    expect(right.status).toBe(204);
    expect((await server.call(passkeys.startAddingPasskey, { token })).status).toBe(200);
    server.deps.clock.advance({ minutes: 11 });
    const { body } = await server.call(passkeys.startConfirming, { token });
    const credential = device.use(body.options, { userHandle: null });
    expect((await server.call(passkeys.confirmIdentity, { token, body: { credential } })).status).toBe(204);
    expect((await server.call(passkeys.removePasskey, { token, params })).status).toBe(204);
  });

  it('is not confirmed by somebody else’s passkey, nor by guessing', async () => {
    const other = await add((await buildAdult()).token);
    const { token } = await buildAdult();
    const { body } = await server.call(passkeys.startConfirming, { token });
    const credential = other.device.use(body.options);
    expect((await server.call(passkeys.confirmIdentity, { token, body: { credential } })).status).toBe(422);
    const guess = () => server.call(passkeys.confirmIdentity, { token, body: { password: 'guess-a-word' } });
    for (let tries = 0; tries < 10; tries += 1) await guess();
    expect((await guess()).status).toBe(429);
  });

  it('of others cannot be seen, renamed or removed', async () => {
    const { added } = await add((await buildAdult()).token);
    const { token } = await buildAdult();
    const params = { id: added.body.id };
    expect((await server.call(passkeys.listPasskeys, { token })).body.passkeys).toEqual([]);
    const renamed = await server.call(passkeys.renamePasskey, { token, params, body: { name: 'Mine' } });
    expect(renamed.status).toBe(404);
    expect((await server.call(passkeys.removePasskey, { token, params })).status).toBe(404);
  });

  const linkSso = async (user: UserRow) => {
    const { db } = server.deps;
    const { id: organisation_id } = await buildMinimalSchool(db);
    const issuer = 'https://sign-in.school.test';
    await db
      .insert(ssoConnections)
      .values({ organisation_id, school_code: 'hill', provider: 'other', issuer, enabled: true });
    await db.insert(ssoIdentities).values({ user_id: user.id, organisation_id, issuer, subject: '7' });
  };

  it('is not added by whoever only comes from the school’s sign-on', async () => {
    const { db } = server.deps;
    const { user } = await buildAdult({ role: 'teacher' });
    await linkSso(user);
    const [identity] = await db.select().from(ssoIdentities).where(eq(ssoIdentities.user_id, user.id));
    const sso = { id: identity?.id ?? 0, sid: null };
    const { token } = await startSession(server.deps, db, { userId: user.id, device: '', sso });
    const refused = await server.call(passkeys.startAddingPasskey, { token });
    expect(refused).toMatchObject({ status: 403, error: { code: 40005 } });
    await server.call(passkeys.confirmIdentity, { token, body: { password: testPassword } });
    expect((await server.call(passkeys.startAddingPasskey, { token })).status).toBe(200);
    await db.delete(ssoIdentities);
    await db.delete(ssoConnections);
  });

  it('that is the only way in stays, unless a school’s sign-on opens the account', async () => {
    const { user, token } = await buildAdult({ role: 'teacher' });
    const one = await add(token);
    const two = await add(token);
    await server.deps.db.update(users).set({ password_hash: null }).where(eq(users.id, user.id));
    const remove = ({ added }: typeof one) =>
      server.call(passkeys.removePasskey, { token, params: { id: added.body.id } });
    const both = await Promise.all([remove(one), remove(two)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    const { body } = await server.call(passkeys.listPasskeys, { token });
    expect(body).toMatchObject({ passkeys: [{ permissions: { remove: false } }], has_password: false });
    await linkSso(user);
    const { body: links } = await server.call(sso.listMySsoLinks, { token });
    expect(links.linked).toMatchObject([{ permissions: { remove: true } }]);
    const [last] = (await server.call(passkeys.listPasskeys, { token })).body.passkeys;
    expect(last?.permissions).toEqual({ remove: true });
    await server.deps.db.update(ssoConnections).set({ enabled: false });
    const params = { id: last?.id ?? 0 };
    expect((await server.call(passkeys.removePasskey, { token, params })).status).toBe(409);
    await server.deps.db.update(ssoConnections).set({ enabled: true });
    expect((await server.call(passkeys.removePasskey, { token, params })).status).toBe(204);
    const { body: only } = await server.call(sso.listMySsoLinks, { token });
    expect(only.linked).toMatchObject([{ permissions: { remove: false } }]);
  });

  it('never opens a student’s account, and goes with its owner’s', async () => {
    const { user, token } = await buildAdult();
    const { device } = await add(token);
    await server.deps.db.update(users).set({ role: 'student' }).where(eq(users.id, user.id));
    expect(await signIn(device)).toMatchObject({
      status: 422,
      error: { error_message: expect.stringContaining('does not open') },
    });
    await server.deps.db.update(users).set({ role: 'parent' }).where(eq(users.id, user.id));
    await server.call(accounts.deleteMine, { token });
    const left = await server.deps.db.select().from(passkeysTable).where(eq(passkeysTable.user_id, user.id));
    expect(left).toEqual([]);
    expect((await signIn(device)).status).toBe(422);
  });

  it('is kept for ten devices of an account at most', async () => {
    const { token } = await buildAdult();
    for (let count = 0; count < 10; count += 1) expect((await add(token)).added.status).toBe(200);
    expect((await add(token)).added.status).toBe(409);
  });
});
