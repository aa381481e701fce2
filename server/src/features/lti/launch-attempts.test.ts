import { lti } from '@inkling/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildLtiLogin } from '../../testing/build-lti-claims.ts';
import type { LtiSchool } from '../../testing/build-school-with-lti.ts';
import { startSchoolLti } from '../../testing/start-school-lti.ts';

describe('a way from a platform and back', () => {
  const {
    server,
    peer,
    buildSchool,
    buildPerson: person,
    newBrowser,
    goAndReturn,
    postForm,
  } = startSchoolLti();
  let school: LtiSchool;
  let other: LtiSchool;
  beforeEach(async () => {
    if (school) return;
    school = await buildSchool('everybody');
    other = await buildSchool('everybody', peer(1));
  });

  it.each<[string, () => Promise<{ error: { error_message: string } }>, string]>([
    [
      'no state',
      async () => {
        const { browser, claims } = await goAndReturn(school, person());
        return browser.finish(school.code, { id_token: await school.at.sign(claims) });
      },
      'is incomplete',
    ],
    [
      'a state nobody gave out',
      async () => {
        const { browser, claims } = await goAndReturn(school, person());
        return browser.finish(school.code, { id_token: await school.at.sign(claims), state: 'x'.repeat(43) });
      },
      'used already or took too long',
    ],
    [
      'another browser',
      async () => {
        const { claims, state } = await goAndReturn(school, person());
        return newBrowser().finish(school.code, { id_token: await school.at.sign(claims), state });
      },
      'begun in another browser',
    ],
    [
      'the address of another platform',
      async () => {
        const { browser, claims, state } = await goAndReturn(school, person());
        return browser.finish(other.code, { id_token: await school.at.sign(claims), state });
      },
      'does not come from Moodle',
    ],
    [
      'a state that is too old',
      async () => {
        const { browser, claims, state } = await goAndReturn(school, person());
        server.deps.clock.advance({ minutes: 16 });
        return browser.finish(school.code, { id_token: await school.at.sign(claims), state });
      },
      'used already or took too long',
    ],
    [
      'no token',
      async () => {
        const { browser, state } = await goAndReturn(school, person());
        return browser.finish(school.code, { state });
      },
      'says nothing about you',
    ],
    [
      'a refusal over there',
      async () => {
        const { browser, state } = await goAndReturn(school, person());
        return browser.finish(school.code, { state, error: 'login_required' });
      },
      'could not say who you are',
    ],
  ])('with %s is refused', async (_, finish, words) => {
    expect((await finish()).error.error_message).toContain(words);
  });

  it.each<[string, (school: LtiSchool) => Record<string, string | undefined>, string]>([
    ['no issuer', () => ({ iss: undefined }), 'did not say who it is'],
    ['another issuer', () => ({ iss: peer(1).url }), 'began in somebody else’s name'],
    ['another client', () => ({ client_id: 'x' }), 'began for another app'],
    ['another deployment', () => ({ lti_deployment_id: 'x' }), 'began for another school'],
    ['nobody', () => ({ login_hint: undefined }), 'who is coming'],
    ['no target', () => ({ target_link_uri: undefined }), 'where you want to go'],
    ['a target elsewhere', () => ({ target_link_uri: 'https://evil.example/' }), 'to another site'],
    ['a target without a scheme', () => ({ target_link_uri: '//evil.example/' }), 'to another site'],
  ])('does not begin with %s', async (_, change, words) => {
    expect((await newBrowser().start(school, change(school))).error.error_message).toContain(words);
  });

  it('does not begin at an address that is nobody’s, or at a platform that is off', async () => {
    const nowhere = await newBrowser().start({ ...school, code: 'nowhere' });
    expect(nowhere.error.error_message).toContain('We know no learning platform');
    const off = await buildSchool();
    const { browser, claims, state } = await goAndReturn(off, person());
    const params = { id: off.platform.id };
    await server.callAs(off.admin, lti.setPlatformEnabled, { params, body: { enabled: false } });
    expect((await newBrowser().start(off)).error.error_message).toContain('is switched off');
    const finished = await browser.finish(off.code, { id_token: await off.at.sign(claims), state });
    expect(finished.error.error_message).toContain('is switched off');
  });

  it('begins with a form or a link, and carries the answer where no server sees it', async () => {
    const begun = await postForm(lti.postLogin.path.replace(':code', school.code), buildLtiLogin(school));
    expect(begun.statusCode).toBe(303);
    expect(begun.headers.location).toContain(`/lti/start/${school.code}?iss=`);
    const query = new URLSearchParams(buildLtiLogin(school)).toString();
    const path = lti.openLogin.path.replace(':code', school.code);
    const opened = await server.app.inject({ method: 'GET', url: `/app_api/v1${path}?${query}` });
    expect(opened.headers.location).toBe(begun.headers.location);
    const answer = { id_token: 'a.b.c', state: 's' };
    const posted = await postForm(lti.postLaunch.path.replace(':code', school.code), answer);
    expect([posted.statusCode, posted.headers.location]).toEqual([
      303,
      `/lti/launch/${school.code}#id_token=a.b.c&state=s`,
    ]);
    const { body } = await newBrowser().start(school);
    const asked = new URL(body.url);
    expect(asked.origin + asked.pathname).toBe(`${school.at.url}/auth`);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      scope: 'openid',
      response_type: 'id_token',
      response_mode: 'form_post',
      prompt: 'none',
      client_id: school.client_id,
      redirect_uri: school.platform.launch_url,
      login_hint: 'somebody',
      lti_message_hint: 'something',
    });
  });

  it('opens only two pages inside the page of a platform', async () => {
    const policyOf = async (url: string) => {
      const { headers } = await server.app.inject({ method: 'GET', url });
      const policy = String(headers['content-security-policy']);
      return [
        policy.includes("frame-ancestors 'none'"),
        headers['x-frame-options'],
        policy.includes("form-action 'self';"),
      ];
    };
    expect(await policyOf('/lti/start/abc?iss=x')).toEqual([false, undefined, false]);
    expect(await policyOf('/lti/register/abc')).toEqual([false, undefined, true]);
    expect(await policyOf('/lti/set-up')).toEqual([true, 'SAMEORIGIN', false]);
    const others = ['/lti/launch/abc', '/login', '/teacher/courses?x=/lti/start/', '/school'];
    for (const url of [...others, '/lti/start/abc/more', '/lti/start/', '/lti/set-up-more'])
      expect(await policyOf(url), url).toEqual([true, 'SAMEORIGIN', true]);
  });
});
