import { defineConfig } from 'vitest/config';

/** Replaces a library for everything it imports, so it shares nothing with its neighbours. */
const aloneInItsWorker = 'web/src/api/schema-stub.test.ts';

/** The files of a worker share what they import, which halves the time: no other test replaces a module. */
const isolate = false;

/** Generous, as a busy machine is no reason to fail. */
const patient = { testTimeout: 300_000, hookTimeout: 300_000 };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'], isolate, ...patient } },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.ts'],
          exclude: [aloneInItsWorker],
          isolate,
          ...patient,
        },
      },
      {
        test: {
          name: 'web screens',
          include: ['web/src/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['web/src/testing/setup.ts'],
          isolate,
          ...patient,
        },
      },
      { test: { name: 'web bundle', include: [aloneInItsWorker], ...patient } },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          exclude: ['server/src/db/embedded/**'],
          globalSetup: ['server/src/testing/global-setup.ts'],
          isolate,
          ...patient,
        },
      },
      { test: { name: 'coach', include: ['coach/src/**/*.test.ts'], isolate, ...patient } },
      {
        test: {
          name: 'commands',
          include: ['server/src/db/embedded/*.test.ts', 'scripts/*.test.ts'],
          ...patient,
        },
      },
    ],
  },
});
