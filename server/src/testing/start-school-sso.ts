import { apiBase, type NewUserPolicy, sso } from '@inkling/contract';
import type { DestinationStream } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import type { UserRow } from '../db/schema/index.ts';
import { addPerson, addToStaff, buildSchoolWithSso, type TestSchool } from './build-school-with-sso.ts';
import { createSsoBrowser } from './create-sso-browser.ts';
import { type OpenIdPerson, startOpenIdProvider, type TestOpenIdProvider } from './start-openid-provider.ts';
import { useTestApp } from './use-test-app.ts';

/** The app beside two real OpenID Connect providers, and schools that sign in with them. */
export const startSchoolSso = (environment: Record<string, string> = {}, logTo?: DestinationStream) => {
  const settings = { SIGN_ON_PRIVATE_ADDRESSES: 'allow', PUBLIC_URL: 'http://inkling.test' };
  const server = useTestApp({ ...settings, ...environment }, logTo);
  let started: TestOpenIdProvider[] = [];
  beforeAll(async () => {
    started = [await startOpenIdProvider(), await startOpenIdProvider()];
  });
  afterAll(() => {
    for (const one of started) one.close();
  });
  const peer = (index = 0): TestOpenIdProvider => {
    const found = started[index];
    if (!found) throw new Error('the sign-in starts before the first test');
    return found;
  };

  /** From the sign-in page and back, up to the query that comes back with the browser. */
  const goAndReturn = async (school: TestSchool, person: OpenIdPerson, at = peer()) => {
    const browser = createSsoBrowser(server.app);
    const { body } = await browser.start(school.connection.school_code);
    const visitor = at.visit();
    const returned = await visitor.signIn(body.url, person.sub);
    return { browser, visitor, query: returned.search };
  };

  return {
    server,
    peer,
    buildMinimalSchool: (rule?: NewUserPolicy, at = peer()) => buildSchoolWithSso(server, at, rule),
    addStaff: (school: TestSchool, user: UserRow) => addToStaff(server, school, user),
    addPerson: (school: TestSchool, more: Partial<OpenIdPerson> = {}, at = peer()) =>
      addPerson(school, at, more),
    newBrowser: () => createSsoBrowser(server.app),
    goAndReturn,
    signIn: async (school: TestSchool, person: OpenIdPerson, at = peer()) => {
      const { browser, visitor, query } = await goAndReturn(school, person, at);
      return { browser, visitor, ...(await browser.finish(school.connection.school_code, query)) };
    },
    sendLogoutToken: (school: TestSchool, logout_token: string) =>
      server.app.inject({
        method: 'POST',
        url: apiBase + sso.endSessionsFromSchool.path.replace(':school_code', school.connection.school_code),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ logout_token }).toString(),
      }),
  };
};
