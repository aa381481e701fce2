import { lti } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { notifications } from '../../db/schema/index.ts';
import { buildUser } from '../../testing/build-user.ts';
import { startSchoolLti } from '../../testing/start-school-lti.ts';
import { isConfigurationOfIssuer } from './register-platform.ts';

describe('registering by one link', () => {
  const { server, peer, buildSchool, addStaff, launch, buildPerson } = startSchoolLti();

  const makeLink = async () => {
    const school = await buildSchool();
    const { body } = await server.callAs(school.admin, lti.addPlatform, { body: { name: 'Canvas' } });
    const params = { id: body.id };
    const made = await server.callAs(school.admin, lti.makeRegistrationLink, { params });
    return { school, platform: body, params, token: made.body.url.split('/').at(-1) ?? '' };
  };
  const register = (
    token: string,
    more: { openid_configuration?: string; registration_token?: string } = {},
  ) =>
    server.call(lti.registerPlatform, {
      body: {
        token,
        openid_configuration: `${peer().url}/.well-known/openid-configuration`,
        registration_token: 'registration-token',
        ...more,
      },
    });

  it('sets the platform up, and the admin switches it on', async () => {
    const { school, platform, params, token } = await makeLink();
    const { status, body } = await register(token);
    expect([status, body]).toEqual([200, { platform: 'Canvas', school: school.name }]);
    expect(peer().registered.at(-1)).toMatchObject({
      initiate_login_uri: platform.login_url,
      redirect_uris: [platform.launch_url],
      jwks_uri: platform.keys_url,
      token_endpoint_auth_method: 'private_key_jwt',
    });
    const listed = (await server.callAs(school.admin, lti.listPlatforms, {})).body;
    const found = listed.find(({ id }) => id === platform.id);
    expect(found).toMatchObject({ issuer: peer().url, enabled: false, jwks_url: `${peer().url}/keys` });
    const code = platform.login_url.split('/').at(-2) ?? '';
    const made = {
      ...school,
      code,
      client_id: found?.client_id ?? '',
      deployment_id: found?.deployment_ids[0] ?? '',
    };
    expect((await launch(made, buildPerson('Instructor')).catch(() => null))?.status).not.toBe(200);
    await server.callAs(school.admin, lti.setPlatformEnabled, { params, body: { enabled: true } });
    expect((await launch(made, buildPerson('Instructor'))).body.outcome).toBe('account');
    expect((await register(token)).error.error_message).toContain('was used already or is too old');
    const told = await server.deps.db
      .select()
      .from(notifications)
      .where(eq(notifications.user_id, school.admin.id));
    expect(told).toMatchObject([{ title: 'Canvas has registered Inkling' }]);
    expect(told[0]?.body).toContain(peer().url);
  });

  it('works once also for two who come at the same moment', async () => {
    const { token } = await makeLink();
    const answers = await Promise.all([register(token), register(token), register(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('takes Canvas by the one name that it has for all schools, and nobody else by another’s', () => {
    const canvas = 'https://canvas.instructure.com';
    const at = (host: string) => `https://${host}/api/lti/security/openid-configuration`;
    expect(isConfigurationOfIssuer(canvas, at('hillside.instructure.com'))).toBe(true);
    expect(isConfigurationOfIssuer(canvas, at('hillside-instructure.com'))).toBe(false);
    expect(isConfigurationOfIssuer(canvas, at('instructure.com.evil.example'))).toBe(false);
    expect(isConfigurationOfIssuer('https://moodle.example', at('hillside.instructure.com'))).toBe(false);
    expect(isConfigurationOfIssuer('https://moodle.example', at('moodle.example'))).toBe(true);
  });

  it('is refused with a link that is over, invented or of another admin', async () => {
    const { params, token } = await makeLink();
    expect((await register('x'.repeat(43))).error.error_message).toContain('was used already or is too old');
    server.deps.clock.advance({ hours: 25 });
    expect((await register(token)).error.error_message).toContain('was used already or is too old');
    const { school } = await makeLink();
    const staff = await buildUser(server.deps.db, { role: 'teacher' });
    await addStaff(school, staff);
    for (const by of [school.admin, staff])
      expect((await server.callAs(by, lti.makeRegistrationLink, { params })).status).toBe(404);
  });

  it('is refused where the platform says no, speaks for another one or cannot be read', async () => {
    const { token } = await makeLink();
    const wrong = await register(token, { registration_token: 'wrong' });
    expect(wrong.error.error_message).toContain('did not register Inkling');
    const elsewhere = await register(token, { openid_configuration: `${peer().url}/nothing` });
    expect(elsewhere.error.error_message).toContain('cannot read');
    const { lies } = peer();
    lies.configuration = { issuer: peer(1).url };
    expect((await register(token)).error.error_message).toContain('another site');
    lies.configuration = { registration_endpoint: `${peer(1).url}/register` };
    expect((await register(token)).error.error_message).toContain('another site');
    lies.configuration = {};
    expect((await register(token)).status).toBe(200);
  });
});
