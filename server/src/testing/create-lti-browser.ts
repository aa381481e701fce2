import { lti } from '@inkling/contract';
import type { FastifyInstance } from 'fastify';
import { buildLtiLogin } from './build-lti-claims.ts';
import type { LtiSchool } from './build-school-with-lti.ts';
import { testCall } from './test-call.ts';

interface Answer {
  id_token?: string;
  state?: string;
  error?: string;
  is_shared_computer?: boolean;
}

/** A browser that follows a link of a learning platform, one step at a time. */
export const createLtiBrowser = (app: FastifyInstance) => {
  let cookie = '';
  const keepCookie = ({ headers }: { headers: Record<string, unknown> }): void => {
    const set = [headers['set-cookie']].flat().find((one) => String(one).startsWith('sign_on='));
    cookie = String(set ?? '').split(';')[0] || cookie;
  };
  return {
    start: async (school: LtiSchool, more: Record<string, string | undefined> = {}) => {
      const params = { code: school.code };
      const body = { ...buildLtiLogin(school), ...more };
      const response = await testCall(app, lti.startLaunch, { params, body, cookie });
      keepCookie(response);
      return response;
    },
    finish: (code: string, body: Answer) =>
      testCall(app, lti.finishLaunch, { params: { code }, body, cookie }),
    enter: (
      ticket: string,
      account: { identifier: string; password: string } | null = null,
      isShared = false,
    ) => {
      const body = { ticket, account, ...(isShared && { is_shared_computer: true }) };
      return testCall(app, lti.enterFromPlatform, { body, cookie });
    },
  };
};
export type LtiBrowser = ReturnType<typeof createLtiBrowser>;
