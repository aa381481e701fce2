import { sso } from '@inkling/contract';
import type { FastifyInstance } from 'fastify';
import { testCall } from './test-call.ts';

/** A browser that signs in with a school, one step at a time. */
export const createSsoBrowser = (app: FastifyInstance) => {
  let cookie = '';
  const keepCookie = ({ headers }: { headers: Record<string, unknown> }): void => {
    cookie = String(headers['set-cookie'] ?? '').split(';')[0] || cookie;
  };
  return {
    start: async (school: string, return_to?: string, isShared?: boolean) => {
      const body = {
        school,
        ...(return_to !== undefined && { return_to }),
        ...(isShared && { is_shared_computer: true }),
      };
      const response = await testCall(app, sso.startSso, { body, cookie });
      keepCookie(response);
      return response;
    },
    startLink: async (school_code: string, token: string) => {
      const response = await testCall(app, sso.startLink, { body: { school_code }, cookie, token });
      keepCookie(response);
      return response;
    },
    finish: (school_code: string, query: string) =>
      testCall(app, sso.handleSsoCallback, { body: { school_code, query }, cookie }),
    link: (ticket: string, password: string) =>
      testCall(app, sso.linkSso, { body: { ticket, password }, cookie }),
  };
};
