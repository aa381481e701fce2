import { lti } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ltiIdentities, ltiPlatforms } from '../../db/schema/index.ts';
import { createSecretBox } from '../../services/secrets/secret-box.ts';
import { buildLinkedClass } from '../../testing/build-linked-class.ts';
import { buildUser } from '../../testing/build-user.ts';
import { startSchoolLti } from '../../testing/start-school-lti.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { addSchoolAdmin } from '../school/index.ts';
import { rotateToolKeys } from './rotate-keys.job.ts';
import { openToolKey } from './tool-key.ts';

const addresses = {
  issuer: 'https://moodle.example',
  auth_url: 'https://moodle.example/mod/lti/auth.php',
  token_url: 'https://moodle.example/mod/lti/token.php',
  jwks_url: 'https://moodle.example/mod/lti/certs.php',
};
const form = {
  ...addresses,
  name: 'Moodle',
  client_id: 'abc',
  deployment_ids: ['1'],
  unknown_people: 'student' as const,
};

describe('a learning platform', () => {
  const hook = startSchoolLti();
  const { server, buildSchool, addStaff, buildPerson, comeIn } = hook;

  it('is the business of the admins of its school alone', async () => {
    const [school, other] = [await buildSchool(), await buildSchool()];
    const staff = await buildUser(server.deps.db, { role: 'teacher' });
    await addStaff(school, staff);
    const params = { id: school.platform.id };
    for (const by of [other.admin, staff]) {
      const answers = [
        await server.callAs(by, lti.changePlatform, { params, body: form }),
        await server.callAs(by, lti.setPlatformEnabled, { params, body: { enabled: false } }),
        await server.callAs(by, lti.removePlatform, { params }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    expect((await server.callAs(staff, lti.listPlatforms, {})).status).toBe(404);
    expect((await server.callAs(staff, lti.addPlatform, { body: { name: 'x' } })).status).toBe(404);
    const own = await server.callAs(other.admin, lti.listPlatforms, {});
    expect(own.body.map(({ id }) => id)).toEqual([other.platform.id]);
  });

  it('has addresses and a key of its own, whose private half is encrypted', async () => {
    const { platform, code } = await buildSchool();
    expect(platform).toMatchObject({
      login_url: `http://inkling.test/app_api/v1/lti/${code}/login`,
      launch_url: `http://inkling.test/app_api/v1/lti/${code}/launch`,
      keys_url: `http://inkling.test/app_api/v1/lti/${code}/keys`,
      tool_url: 'http://inkling.test/lti',
    });
    const { body } = await server.call(lti.readToolKeys, { params: { code } });
    expect(body.keys).toHaveLength(1);
    expect(body.keys[0]).toMatchObject({ kty: 'RSA', alg: 'RS256', use: 'sig' });
    expect(Object.keys(body.keys[0] ?? {})).not.toContain('d');
    const [row] = await server.deps.db.select().from(ltiPlatforms).where(eq(ltiPlatforms.id, platform.id));
    // With its quotes: three letters alone turn up in one of a hundred encrypted keys.
    expect(row?.private_key).not.toContain('"kty"');
    expect(JSON.stringify(platform)).not.toContain(row?.private_key);
    expect((await server.call(lti.readToolKeys, { params: { code: 'nowhere' } })).body).toEqual({ keys: [] });
  });

  it('is not switched on before it is set up, and not turned into another one', async () => {
    const school = await buildSchool();
    const { admin } = school;
    const added = (await server.callAs(admin, lti.addPlatform, { body: { name: 'Canvas' } })).body;
    const on = { params: { id: added.id }, body: { enabled: true } };
    expect((await server.callAs(admin, lti.setPlatformEnabled, on)).status).toBe(409);
    await comeIn(school, buildPerson('Instructor'));
    const params = { id: school.platform.id };
    const changed = await server.callAs(admin, lti.changePlatform, { params, body: form });
    expect(changed.error.error_message).toContain('is another platform: remove this one');
  });

  it('is not overwritten from a second tab, whatever else was done to it meanwhile', async () => {
    const { admin } = await buildSchool();
    const added = (await server.callAs(admin, lti.addPlatform, { body: { name: 'Canvas' } })).body;
    const params = { id: added.id };
    const save = (name: string, seen_form_version: string) =>
      server.callAs(admin, lti.changePlatform, { params, body: { ...form, name, seen_form_version } });
    await server.callAs(admin, lti.makeNewKey, { params });
    const first = await save('Our Canvas', added.form_version);
    expect(first.status).toBe(200);
    expect((await save('My Canvas', added.form_version)).error.error_message).toContain(
      'Nothing was overwritten',
    );
    const { body } = await server.callAs(admin, lti.listPlatforms, {});
    expect(body.find(({ id }) => id === added.id)?.name).toBe('Our Canvas');
    expect((await save('My Canvas', first.body.form_version)).status).toBe(200);
  });

  it('keeps its addresses once people or classes came by it, so that nobody else can speak for them', async () => {
    const school = await buildSchool();
    const { admin, platform } = school;
    const { id, issuer, client_id, auth_url, token_url, jwks_url } = platform;
    const same = {
      ...{ issuer: issuer ?? '', client_id: client_id ?? '', auth_url: auth_url ?? '' },
      ...{ token_url: token_url ?? '', jwks_url: jwks_url ?? '', name: 'Our Moodle' },
      ...{ deployment_ids: platform.deployment_ids, unknown_people: 'everybody' as const },
    };
    const save = async (more: Partial<typeof same>) =>
      (await server.callAs(admin, lti.changePlatform, { params: { id }, body: { ...same, ...more } })).status;
    const elsewhere = 'https://elsewhere.example/lti';
    expect(await save({ token_url: elsewhere })).toBe(200);
    expect(await save({})).toBe(200);
    await comeIn(school, buildPerson('Instructor'));
    for (const field of ['jwks_url', 'auth_url', 'token_url'])
      expect(await save({ [field]: elsewhere }), field).toBe(409);
    expect(await save({ name: 'Moodle', deployment_ids: [...same.deployment_ids, '77'] })).toBe(200);
    const { db } = server.deps;
    await buildLinkedClass(hook, school);
    await db.delete(ltiIdentities).where(eq(ltiIdentities.platform_id, id));
    expect(await save({ jwks_url: elsewhere })).toBe(409);
  });

  it('gets a new key every half year, shown before it is used, and at once where an admin asks', async () => {
    const school = await buildSchool();
    const { code, platform, admin } = school;
    const { db, clock } = server.deps;
    const kids = async () =>
      (await server.call(lti.readToolKeys, { params: { code } })).body.keys.map(({ kid }) => kid);
    const run = () => rotateToolKeys.run(server.deps, {});
    const [first] = await kids();
    await run();
    expect(await kids()).toEqual([first]);
    clock.advance({ days: 181 });
    await run();
    const [used, next] = await kids();
    expect(used).toBe(first);
    clock.advance({ days: 1 });
    await run();
    expect(await kids()).toEqual([first, next]);
    clock.advance({ days: 2 });
    await run();
    expect(await kids()).toEqual([next, first]);
    // What is sealed goes with what is shown: the platform takes what is signed now.
    const [row] = await db.select().from(ltiPlatforms).where(eq(ltiPlatforms.id, platform.id));
    const secrets = createSecretBox(server.deps.config, server.deps.securityEvents);
    expect(row && (await openToolKey({ secrets }, row))?.kid).toBe(next);
    const params = { id: platform.id };
    expect((await server.callAs(admin, lti.makeNewKey, { params })).status).toBe(200);
    const now = await kids();
    expect(now).toHaveLength(1);
    expect([first, next]).not.toContain(now[0]);
    const stranger = await buildSchool();
    expect((await server.callAs(stranger.admin, lti.makeNewKey, { params })).status).toBe(404);
  });

  it('is removed with everything that hangs on it', async () => {
    const { school, activity } = await buildLinkedClass(hook, await buildSchool());
    const entered = await comeIn(school, buildPerson(), { activity_id: activity.id });
    expect(entered.status).toBe(200);
    const params = { id: school.platform.id };
    expect((await server.callAs(school.admin, lti.removePlatform, { params })).status).toBe(204);
    expect((await server.callAs(school.admin, lti.listPlatforms, {})).body).toEqual([]);
  });
});

describe('the addresses of a platform', () => {
  const server = useTestApp();

  it('are encrypted ones, and never in our own network', async () => {
    const { db, clock } = server.deps;
    const admin = await buildUser(db, { role: 'teacher' });
    await addSchoolAdmin(db, { name: 'Guarded', userId: admin.id, now: clock.now() });
    const { body } = await server.callAs(admin, lti.addPlatform, { body: { name: 'Moodle' } });
    const params = { id: body.id };
    const save = (more: Partial<typeof form>) =>
      server.callAs(admin, lti.changePlatform, { params, body: { ...form, ...more } });
    expect((await save({ jwks_url: 'http://moodle.example/certs' })).error.fields).toHaveProperty('jwks_url');
    expect((await save({ token_url: 'file:///etc/passwd' })).status).toBe(422);
    expect((await save({ auth_url: 'javascript:alert(1)' })).status).toBe(422);
    expect((await save({ jwks_url: 'https://169.254.169.254/keys' })).status).toBe(422);
    expect((await save({ token_url: 'https://localhost/token' })).status).toBe(422);
    expect((await save({})).status).toBe(200);
  });
});
