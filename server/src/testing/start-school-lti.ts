import { apiBase, type LtiNewPeopleRule } from '@inkling/contract';
import type { JSONWebKeySet } from 'jose';
import { afterAll, beforeAll } from 'vitest';
import { organisationMembers, type UserRow } from '../db/schema/index.ts';
import { buildLtiClaims, type LtiClick, type LtiPerson, toolOrigin } from './build-lti-claims.ts';
import { buildSchoolWithLti, type LtiSchool } from './build-school-with-lti.ts';
import { createLtiBrowser, type LtiBrowser } from './create-lti-browser.ts';
import { startLtiPlatform, type TestPlatform } from './start-lti-platform.ts';
import { useTestApp } from './use-test-app.ts';

let made = 0;

const usePlatforms = (server: ReturnType<typeof useTestApp>) => {
  let started: TestPlatform[] = [];
  const readKeys = async (url: string): Promise<JSONWebKeySet> =>
    (await server.app.inject({ method: 'GET', url: url.replace(toolOrigin, '') })).json();
  beforeAll(async () => {
    started = [await startLtiPlatform(readKeys), await startLtiPlatform(readKeys)];
  });
  afterAll(() => {
    for (const one of started) one.close();
  });
  return (index = 0): TestPlatform => {
    const found = started[index];
    if (!found) throw new Error('the platform starts before the first test');
    return found;
  };
};

const buildPerson = (role: LtiPerson['role'] = 'Learner'): LtiPerson => {
  made += 1;
  return { sub: `person-${made}`, role, name: `Person ${made}` };
};

/** The app beside two learning platforms, and schools that use them. */
export const startSchoolLti = () => {
  const server = useTestApp({ SIGN_ON_PRIVATE_ADDRESSES: 'allow', PUBLIC_URL: toolOrigin });
  const peer = usePlatforms(server);
  const newBrowser = () => createLtiBrowser(server.app);

  /** Up to what the platform answers. */
  const goAndReturn = async (
    school: LtiSchool,
    who: LtiPerson,
    click: LtiClick = {},
    { browser = newBrowser(), frame }: { browser?: LtiBrowser; frame?: string | undefined } = {},
  ) => {
    const { body } = await browser.start(school, { frame });
    const asked = new URL(body.url).searchParams;
    const answered = { nonce: asked.get('nonce') ?? '', now: server.deps.clock.now() };
    const claims = buildLtiClaims(school, { who, click }, answered);
    return { browser, claims, state: asked.get('state') ?? '' };
  };

  const launch = async (school: LtiSchool, who: LtiPerson, click: LtiClick = {}, frame?: string) => {
    const { browser, claims, state } = await goAndReturn(school, who, click, { frame });
    const id_token = await school.at.sign(claims);
    return { browser, ...(await browser.finish(school.code, { id_token, state })) };
  };

  return {
    server,
    peer,
    buildSchool: (rule: LtiNewPeopleRule = 'everybody', at = peer()) => buildSchoolWithLti(server, at, rule),
    addStaff: async ({ organisation_id }: LtiSchool, user: UserRow) => {
      const { db, clock } = server.deps;
      const row = { organisation_id, user_id: user.id, role: 'teacher' as const, joined_at: clock.now() };
      await db.insert(organisationMembers).values(row);
    },
    buildPerson,
    newBrowser,
    goAndReturn,
    launch,
    /** Comes in, with a new account if there is none. */
    comeIn: async (school: LtiSchool, who: LtiPerson, click: LtiClick = {}, frame?: string) => {
      const { browser, ...first } = await launch(school, who, click, frame);
      if (first.status !== 200 || first.body.outcome === 'signed-in') return { ...first, body: first.body };
      return browser.enter(first.body.ticket);
    },
    postForm: (path: string, form: Record<string, string>) =>
      server.app.inject({
        method: 'POST',
        url: apiBase + path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(form).toString(),
      }),
  };
};
