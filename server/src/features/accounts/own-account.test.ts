import { accounts, defaultSettings } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../../db/schema/index.ts';
import { buildStudent, buildUser, signInAs, testPassword } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const newPassword = 'a-kite-over-the-bay';

describe('changing the password', () => {
  const server = useTestApp();
  const change = (token: string, current_password: string, password = newPassword, again = password) =>
    server.call(accounts.changePassword, {
      token,
      body: { current_password, password, password_confirmation: again },
    });

  it('ends every session and every reset link', async () => {
    const parent = await buildUser(server.deps.db, { role: 'parent' });
    const token = await signInAs(server.deps, parent);
    const elsewhere = await signInAs(server.deps, parent);
    await server.call(accounts.requestPasswordReset, { body: { email: parent.email ?? '' } });
    await server.runJobs();
    const email = server.deps.mail.sent.find(({ to }) => to === parent.email);
    const link = email?.plain.match(/token=([\w-]+)/)?.[1] ?? '';
    expect((await change(token, testPassword)).status).toBe(204);
    for (const ended of [token, elsewhere])
      expect((await server.call(accounts.readMine, { token: ended })).status).toBe(401);
    const body = { token: link, password: 'an-attackers-own', password_confirmation: 'an-attackers-own' };
    expect((await server.call(accounts.resetPassword, { body })).status).toBe(422);
    const again = { identifier: parent.screen_name, password: newPassword };
    expect((await server.call(accounts.signIn, { body: again })).status).toBe(200);
  });

  it('needs the current one, a good new one and the same again', async () => {
    const token = await signInAs(server.deps, await buildUser(server.deps.db, { role: 'teacher' }));
    expect((await change(token, 'not-the-one')).error.fields).toEqual({
      current_password: 'The current password is not right',
    });
    expect((await change(token, '')).error.error_message).toBe('Current password is required');
    expect((await change(token, testPassword, '')).error.fields?.password).toBe('New password is required');
    expect((await change(token, testPassword, 'password1')).error.fields?.password).toContain('too easy');
    expect((await change(token, testPassword, newPassword, 'other')).error.error_message).toBe(
      'Password confirmation does not match',
    );
    expect((await server.call(accounts.readMine, { token })).status).toBe(200);
  });

  it('cannot be used to guess the current one', async () => {
    const token = await signInAs(server.deps, await buildUser(server.deps.db, { role: 'parent' }));
    for (let n = 0; n < 10; n += 1) await change(token, 'not-the-one');
    expect((await change(token, testPassword)).status).toBe(429);
  });

  it('is for the parent where a parent manages the account', async () => {
    const student = await buildStudent(server.deps.db);
    expect(await change(await signInAs(server.deps, student), testPassword)).toMatchObject({
      status: 403,
      error: { error_message: 'Your parent manages the password of this account.' },
    });
  });
});

describe('the profile', () => {
  const server = useTestApp();

  it('takes another name, and a username from students only', async () => {
    const student = await buildStudent(server.deps.db);
    const parent = await buildUser(server.deps.db, { role: 'parent' });
    const body = { full_name: '  Ada <b>Lovelace</b> ', screen_name: 'ada_1' };
    expect((await server.callAs(student, accounts.updateMine, { body })).body).toMatchObject({
      full_name: 'Ada <b>Lovelace</b>',
      screen_name: 'ada_1',
    });
    expect((await server.callAs(parent, accounts.updateMine, { body })).body).toMatchObject({
      full_name: 'Ada <b>Lovelace</b>',
      screen_name: parent.screen_name,
    });
    expect((await server.callAs(parent, accounts.updateMine, { body: {} })).status).toBe(200);
  });

  it('lets nobody have a username of another, whatever its case, also at one moment', async () => {
    const [first, second, third] = [
      await buildStudent(server.deps.db, { screen_name: 'Inky' }),
      await buildStudent(server.deps.db),
      await buildStudent(server.deps.db),
    ];
    const rename = (user: typeof first, screen_name: string) =>
      server.callAs(user, accounts.updateMine, { body: { screen_name } });
    expect((await rename(second, 'INKY')).error.fields).toEqual({
      screen_name: 'This username is taken. Please choose another one.',
    });
    expect((await rename(first, 'INKY')).body.screen_name).toBe('INKY');
    const both = await Promise.all([rename(second, 'Quill'), rename(third, 'quill')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await rename(second, 'no spaces')).error.fields?.screen_name).toBe(
      'Username can only contain letters, numbers, and underscores',
    );
  });

  it('notes that its owner is here', async () => {
    const parent = await buildUser(server.deps.db, { role: 'parent' });
    expect((await server.callAs(parent, accounts.refreshLastLogin, {})).status).toBe(204);
    const { rows } = await server.deps.pool.query('select last_login_at from users where id = $1', [
      parent.id,
    ]);
    expect(rows[0].last_login_at).toEqual(server.deps.clock.now());
  });

  it('does not wait where somebody else is changing the account', async () => {
    const { db } = server.deps;
    const parent = await buildUser(db, { role: 'parent' });
    await db.transaction(async (tx) => {
      await tx.update(users).set({ full_name: 'Ada' }).where(eq(users.id, parent.id));
      expect((await server.callAs(parent, accounts.refreshLastLogin, {})).status).toBe(204);
    });
  });
});

describe('settings', () => {
  const server = useTestApp();

  it('begin with the defaults and keep each section that is saved', async () => {
    const parent = await buildUser(server.deps.db, { role: 'parent' });
    expect((await server.callAs(parent, accounts.readSettings, {})).body).toEqual(defaultSettings);
    const appearance = { theme: 'dark', fontSize: 20 } as const;
    const privacy = { ...defaultSettings.privacy, shareWriting: true };
    await Promise.all([
      server.callAs(parent, accounts.updateSettings, { body: { appearance } }),
      server.callAs(parent, accounts.updateSettings, { body: { privacy } }),
    ]);
    expect((await server.callAs(parent, accounts.readSettings, {})).body).toEqual({
      ...defaultSettings,
      appearance,
      privacy,
    });
  });

  it('stay within what screens can show', async () => {
    const parent = await buildUser(server.deps.db, { role: 'parent' });
    for (const fontSize of [11, 21, 16.5])
      expect(
        (
          await server.callAs(parent, accounts.updateSettings, {
            body: { appearance: { theme: 'light', fontSize } },
          })
        ).status,
      ).toBe(422);
  });
});

describe('deleting the account', () => {
  const server = useTestApp();
  const countUsers = async (ids: number[]) =>
    (await server.deps.pool.query('select 1 from users where id = any($1)', [ids])).rowCount;

  it('takes a parent’s children along and says goodbye', async () => {
    const parent = await buildUser(server.deps.db, { role: 'parent' });
    const child = await buildStudent(server.deps.db, { parent_id: parent.id });
    const other = await buildStudent(server.deps.db);
    const childToken = await signInAs(server.deps, child);
    const token = await signInAs(server.deps, parent);
    expect((await server.call(accounts.deleteMine, { token })).status).toBe(204);
    expect((await server.call(accounts.readMine, { token })).status).toBe(401);
    expect((await server.call(accounts.readMine, { token: childToken })).status).toBe(401);
    const credentials = { identifier: parent.email ?? '', password: testPassword };
    expect((await server.call(accounts.signIn, { body: credentials })).status).toBe(422);
    expect(await countUsers([parent.id, child.id])).toBe(0);
    expect(await countUsers([other.id])).toBe(1);
    await server.runJobs();
    expect(server.deps.mail.sent.filter(({ to }) => to === parent.email)).toMatchObject([
      {
        subject: 'Your Inkling account is deleted',
        plain: expect.stringContaining('work of the children'),
      },
    ]);
  });

  it('is open to teachers and closed to students', async () => {
    const teacher = await buildUser(server.deps.db, { role: 'teacher' });
    const student = await buildStudent(server.deps.db);
    expect((await server.callAs(teacher, accounts.deleteMine, {})).status).toBe(204);
    expect((await server.callAs(student, accounts.deleteMine, {})).status).toBe(403);
    expect(await countUsers([teacher.id, student.id])).toBe(1);
  });
});
