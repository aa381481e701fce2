import { accounts, lti, passkeys } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { organisationMembers, users } from '../../db/schema/index.ts';
import { buildLinkedClass } from '../../testing/build-linked-class.ts';
import { startSchoolLti } from '../../testing/start-school-lti.ts';

describe('staff whose account a platform made', () => {
  const hook = startSchoolLti();
  const { server, buildSchool, buildPerson, comeIn } = hook;
  const password = 'three green lanterns';

  const build = async () => {
    const made = await buildLinkedClass(hook, await buildSchool());
    const person = buildPerson('Instructor');
    const come = async () => {
      const { body } = await comeIn(made.school, person, { activity_id: made.activity.id });
      if (body.outcome !== 'signed-in') throw new Error('not signed in');
      return body;
    };
    const set = (token: string, given = password) =>
      server.call(lti.setFirstPassword, {
        body: { password: given, password_confirmation: given },
        token,
      });
    return { ...made, person, come, set };
  };

  it('set a password shortly after they came, and get in with it', async () => {
    const { come, set } = await build();
    const { token, user } = await come();
    server.deps.clock.advance({ minutes: 11 });
    const late = await set(token);
    expect([late.status, late.error.error_message]).toEqual([409, expect.stringContaining('once more')]);
    const again = await come();
    expect((await set(again.token, 'password')).status).toBe(422);
    expect((await set(again.token)).status).toBe(204);
    const entered = await server.call(accounts.signIn, {
      body: { identifier: user.screen_name, password },
    });
    expect(entered.body.user.id).toBe(user.id);
  });

  it('are told from which platform a password is set, as no email can', async () => {
    const { come, entered } = await build();
    const { token } = await come();
    const read = async (given: string) => (await server.call(passkeys.listPasskeys, { token: given })).body;
    const [linked] = (await server.call(lti.listMyPlatforms, { token })).body;
    expect(await read(token)).toMatchObject({ has_password: false, password_platform: linked?.platform });
    expect(await read(entered.token)).toMatchObject({ has_password: true, password_platform: null });
  });

  it('set another one when they come anew, which puts out whoever set the first', async () => {
    const { come, set } = await build();
    const { token: stranger, user } = await come();
    expect((await set(stranger)).status).toBe(204);
    const { token } = await come();
    expect((await set(token, 'another four lanterns')).status).toBe(204);
    const statusOf = async (given: string) => (await server.call(accounts.readMine, { token: given })).status;
    expect([await statusOf(stranger), await statusOf(token)]).toEqual([401, 200]);
    const old = await server.call(accounts.signIn, { body: { identifier: user.screen_name, password } });
    expect(old.status).toBe(422);
  });

  it('with a way in of their own set none this way', async () => {
    const { entered, set } = await build();
    expect((await set(entered.token)).error.error_message).toContain('another way into your account');
  });

  it('are not shut out by removing the platform', async () => {
    const { school, person, come, set } = await build();
    await come();
    const remove = () =>
      server.callAs(school.admin, lti.removePlatform, { params: { id: school.platform.id } });
    const refused = await remove();
    expect(refused.status).toBe(409);
    expect(refused.error.error_message).toContain(person.name);
    await set((await come()).token);
    expect((await remove()).status).toBe(204);
  });

  it('who run the school can neither switch it off nor remove it before they have one', async () => {
    const { school, come, set } = await build();
    const { db } = server.deps;
    const { user, token } = await come();
    await db
      .update(organisationMembers)
      .set({ role: 'admin' })
      .where(eq(organisationMembers.user_id, user.id));
    const params = { id: school.platform.id };
    const [admin] = await db.select().from(users).where(eq(users.id, user.id));
    if (!admin) throw new Error('no account');
    const switchOff = () =>
      server.callAs(admin, lti.setPlatformEnabled, { params, body: { enabled: false } });
    expect((await switchOff()).error.error_message).toContain('the only way into your own account');
    expect((await server.callAs(admin, lti.removePlatform, { params })).status).toBe(409);
    await set(token);
    expect((await switchOff()).status).toBe(200);
  });
});
