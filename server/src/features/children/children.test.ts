import { accounts, children, consentText } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { buildStudent, buildUser, signInAs, testPassword } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

let count = 0;
const form = (change: object = {}) => {
  count += 1;
  return {
    full_name: 'Mia',
    screen_name: `mia_${count}`,
    grade_level: 5,
    password: testPassword,
    consent: true as const,
    ...change,
  };
};

describe('a child account', () => {
  const server = useTestApp();
  const parent = () => buildUser(server.deps.db, { role: 'parent' });
  const signIn = (identifier: string, password: string) =>
    server.call(accounts.signIn, { body: { identifier, password } });

  it('is added with all its fields and the parent’s consent, listed, and signs in by its username', async () => {
    const mum = await parent();
    const body = form({
      email: ' Mia@Example.TEST ',
      main_improvement_goal: 'Endings',
      screen_name: 'mia_first',
    });
    const added = await server.callAs(mum, children.addChild, { body });
    expect(added.body).toMatchObject({
      full_name: 'Mia',
      screen_name: 'mia_first',
      email: 'mia@example.test',
      grade_level: 5,
      main_improvement_goal: 'Endings',
      avatar: null,
    });
    const list = await server.callAs(mum, children.listChildren, { query: { page: 0 } });
    expect(list.body).toEqual([added.body]);
    expect((await signIn('MIA_FIRST', testPassword)).body.user).toMatchObject({
      role: 'student',
      parentId: mum.id,
    });
    const { rows } = await server.deps.pool.query(
      'select consent_at, consent_text from users where id = $1',
      [added.body.id],
    );
    expect(rows[0]).toEqual({ consent_at: server.deps.clock.now(), consent_text: consentText });
  });

  it.each([
    ['full_name', '', 'Full name is required'],
    ['screen_name', '', 'Username is required'],
    ['screen_name', 'a-b', 'Username can only contain letters, numbers, and underscores'],
    ['password', '1234567', 'Password must be at least 8 characters'],
    ['password', undefined, 'Password is required'],
    ['password', '', 'Password is required'],
    ['grade_level', undefined, 'Grade is required'],
    ['grade_level', '5', 'Grade is required'],
    ['grade_level', 13, 'Grade must be between 1 and 12'],
    ['grade_level', 0, 'Grade must be between 1 and 12'],
    ['email', 'nonsense', 'Please enter a valid e-mail address'],
    ['consent', false, 'Please confirm that you are the parent or guardian and agree'],
    ['consent', undefined, 'Please confirm that you are the parent or guardian and agree'],
  ])('with %s %j is refused in words', async (field, value, words) => {
    const response = await server.callAs(await parent(), children.addChild, {
      body: form({ [field]: value }),
    });
    expect(response).toMatchObject({
      status: 422,
      error: { error_message: words, fields: { [field]: words } },
    });
  });

  it.each([{ email: '' }, { email: null }, {}])('needs no email: %j', async (change) => {
    const response = await server.callAs(await parent(), children.addChild, { body: form(change) });
    expect(response.body.email).toBeNull();
  });

  it('needs a parent whose email is verified', async () => {
    const mum = await buildUser(server.deps.db, { role: 'parent', email_verified_at: null });
    expect(await server.callAs(mum, children.addChild, { body: form() })).toMatchObject({
      status: 403,
      error: { code: 40003, error_message: 'Please verify your email to continue.' },
    });
  });

  it('is one of at most two on the Free plan, also when fifty come at once', async () => {
    const mum = await parent();
    const token = await signInAs(server.deps, mum);
    const attempts = Array.from({ length: 50 }, () =>
      server.call(children.addChild, { token, body: form() }),
    );
    const responses = await Promise.all(attempts);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(2);
    const refused = responses.filter(({ status }) => status !== 200);
    expect(refused.every(({ status, error }) => status === 403 && error.code === 40004)).toBe(true);
    const list = await server.callAs(mum, children.listChildren, { query: { page: 0 } });
    expect(list.body).toHaveLength(2);
  });

  it('cannot have a username or email of somebody else, also at one moment', async () => {
    const taken = await buildUser(server.deps.db, { role: 'teacher' });
    const mum = await parent();
    const add = (change: object) => server.callAs(mum, children.addChild, { body: form(change) });
    expect((await add({ screen_name: taken.screen_name.toUpperCase() })).error.fields).toHaveProperty(
      'screen_name',
    );
    expect((await add({ email: taken.email })).error.fields).toHaveProperty('email');
    const both = await Promise.all([
      server.callAs(await parent(), children.addChild, { body: form({ screen_name: 'same_name' }) }),
      server.callAs(await parent(), children.addChild, { body: form({ screen_name: 'SAME_name' }) }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('is changed in part; a new password ends the child’s sessions, an empty one changes nothing', async () => {
    const mum = await parent();
    const child = await buildStudent(server.deps.db, { parent_id: mum.id, screen_name: 'changeling' });
    const token = await signInAs(server.deps, child);
    const update = (body: object) =>
      server.callAs(mum, children.updateChild, { params: { id: child.id }, body });
    expect((await update({ grade_level: 6, password: '' })).body).toMatchObject({
      grade_level: 6,
      screen_name: 'changeling',
    });
    expect((await update({})).status).toBe(200);
    expect((await server.call(accounts.readMine, { token })).status).toBe(200);
    expect((await update({ password: 'short' })).error.error_message).toBe(
      'Password must be at least 8 characters',
    );
    expect((await update({ password: 'changeling1' })).error.error_message).toContain('not your name');
    expect((await update({ password: 'a-kite-over-the-bay' })).status).toBe(200);
    expect((await server.call(accounts.readMine, { token })).status).toBe(401);
    expect((await signIn('changeling', 'a-kite-over-the-bay')).status).toBe(200);
  });

  it('has its email to prove again when it changes, and may lose it', async () => {
    const mum = await parent();
    const child = await buildStudent(server.deps.db, { parent_id: mum.id, email: 'old@example.test' });
    const update = (email: string | null) =>
      server.callAs(mum, children.updateChild, { params: { id: child.id }, body: { email } });
    await update('OLD@example.test');
    expect((await server.callAs(child, accounts.readMine, {})).body.email_verified).toBe(true);
    await update('new@example.test');
    expect((await server.callAs(child, accounts.readMine, {})).body).toMatchObject({
      email: 'new@example.test',
      email_verified: false,
    });
    await server.runJobs();
    const emails = server.deps.mail.sent.filter(({ to }) => to === 'new@example.test');
    expect(emails.map(({ subject }) => subject)).toEqual(['Please verify your email']);
    expect((await update('')).body.email).toBeNull();
  });

  it('of another family does not exist', async () => {
    const child = await buildStudent(server.deps.db);
    const stranger = await parent();
    const params = { id: child.id };
    const responses = [
      await server.callAs(stranger, children.updateChild, { params, body: { full_name: 'Mine' } }),
      await server.callAs(stranger, children.updateChild, {
        params,
        body: { password: 'a-kite-over-the-bay' },
      }),
      await server.callAs(stranger, children.deleteChild, { params }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await server.callAs(child, accounts.readMine, {})).body.full_name).toBe(child.full_name);
  });

  it('is gone after its parent deleted it', async () => {
    const mum = await parent();
    const child = await buildStudent(server.deps.db, { parent_id: mum.id });
    const token = await signInAs(server.deps, child);
    expect((await server.callAs(mum, children.deleteChild, { params: { id: child.id } })).status).toBe(204);
    expect((await server.call(accounts.readMine, { token })).status).toBe(401);
    expect((await server.callAs(mum, children.deleteChild, { params: { id: child.id } })).status).toBe(404);
  });

  it('waits no longer for wrong tries once the parent has set a new password', async () => {
    const mum = await parent();
    const child = await buildStudent(server.deps.db, { parent_id: mum.id });
    for (let n = 0; n < 11; n += 1) await signIn(child.screen_name, 'not-the-password');
    expect((await signIn(child.screen_name, testPassword)).status).toBe(429);
    const password = 'a-kite-over-the-bay';
    await server.callAs(mum, children.updateChild, { params: { id: child.id }, body: { password } });
    expect((await signIn(child.screen_name, password)).status).toBe(200);
  });
});
