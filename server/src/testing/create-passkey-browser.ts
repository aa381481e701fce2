import { passkeys, type UsedCredential } from '@inkling/contract';
import type { FastifyInstance } from 'fastify';
import { testCall } from './test-call.ts';

/** A browser on the sign-in page, which keeps its cookie. */
export const createPasskeyBrowser = (app: FastifyInstance) => {
  let cookie = '';
  return {
    start: async () => {
      const response = await testCall(app, passkeys.startPasskeySignIn, { cookie });
      cookie = String(response.headers['set-cookie'] ?? '').split(';')[0] || cookie;
      return response;
    },
    finish: (credential: UsedCredential) =>
      testCall(app, passkeys.signInWithPasskey, { body: { credential }, cookie }),
  };
};
