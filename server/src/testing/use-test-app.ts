import type { CallInput, Endpoint } from '@inkling/contract';
import { afterAll, beforeAll, inject } from 'vitest';
import type { UserRow } from '../db/schema/index.ts';
import { signInAs } from './build.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { testCall } from './test-call.ts';

/** One app for a test file, on a database of its own. */
export const useTestApp = (environment: Record<string, string> = {}) => {
  let started: TestApp | undefined;
  beforeAll(async () => {
    started = await startTestApp(inject('clusterUrl'), environment);
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
    runJobs: () => running().runJobs(),
    call: <E extends Endpoint>(endpoint: E, input: CallInput<E> & { token?: string; device?: string }) =>
      testCall(running().app, endpoint, input),
    /** Calls as this person, signed in afresh. */
    callAs: async <E extends Endpoint>(user: UserRow, endpoint: E, input: CallInput<E>) =>
      testCall(running().app, endpoint, { ...input, token: await signInAs(running().deps, user) }),
  };
};
