import type { CallInput, Endpoint } from '@inkling/contract';
import type { DestinationStream } from 'pino';
import { afterAll, beforeAll, inject } from 'vitest';
import type { UserRow } from '../db/schema/index.ts';
import { signInAs } from './build-user.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { testCall } from './test-call.ts';

type Environment = Record<string, string>;

/** One app for a test file, on a database of its own. Settings that are known only later come as a function. */
export const useTestApp = (
  environment: Environment | (() => Promise<Environment>) = {},
  logTo?: DestinationStream,
) => {
  let started: TestApp | undefined;
  beforeAll(async () => {
    const settings = typeof environment === 'function' ? await environment() : environment;
    started = await startTestApp(inject('postgresUrl'), settings, logTo);
  });
  afterAll(() => started?.close());
  const running = (): TestApp => {
    if (!started) throw new Error('the app starts before the first test');
    return started;
  };
  return {
    get app() {
      return running().app;
    },
    get deps() {
      return running().deps;
    },
    get databaseUrl() {
      return running().databaseUrl;
    },
    runJobs: () => running().runJobs(),
    /** Where it listens, for tests that need a real connection. */
    address: async (): Promise<string> => {
      const { app } = running();
      const bound = app.server.address();
      if (bound && typeof bound === 'object') return `http://127.0.0.1:${bound.port}`;
      return app.listen({ port: 0, host: '127.0.0.1' });
    },
    call: <E extends Endpoint>(endpoint: E, input: CallInput<E> & { token?: string; device?: string }) =>
      testCall(running().app, endpoint, input),
    /** Calls as this person, signed in afresh. */
    callAs: async <E extends Endpoint>(user: UserRow, endpoint: E, input: CallInput<E>) =>
      testCall(running().app, endpoint, { ...input, token: await signInAs(running().deps, user) }),
  };
};
