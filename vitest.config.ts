import { defineConfig } from 'vitest/config';
import { bundledCoachThreadPlugin } from './scripts/bundled-coach-thread-plugin.ts';
import { contractCallsPlugin } from './web/generate-contract-calls-plugin.ts';

/**
 * The files of a worker share what they import, which halves the time: no other test replaces a module. With room for
 * what lives shortly, less of it is taken for what stays, and carried along.
 */
const shared = { isolate: false, execArgv: ['--max-semi-space-size=64'] };

/** So that a hang shows itself; what truly takes longer says so beside the test. */
const limits = { testTimeout: 30_000, hookTimeout: 30_000 };

/** The first test of a worker that asks the coach waits for its dictionaries, also beside the browser tests. */
const coachLimits = { testTimeout: 300_000, hookTimeout: 300_000 };

/** Databases made from nothing, killed and recovered, and the whole product started as a person starts it. */
const startLimits = { testTimeout: 120_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'], ...shared, ...limits } },
      {
        plugins: [contractCallsPlugin()],
        test: {
          name: 'web',
          include: ['web/src/**/*.test.ts'],
          ...shared,
          ...limits,
        },
      },
      {
        plugins: [contractCallsPlugin()],
        test: {
          name: 'web screens',
          include: ['web/src/**/*.test.tsx'],
          environment: 'happy-dom',
          // A dialog is open or closed, and nothing in between.
          environmentOptions: { happyDOM: { settings: { device: { prefersReducedMotion: 'reduce' } } } },
          // A busy machine is slow to show things, which isn't a failure.
          expect: { poll: { timeout: 15_000 } },
          setupFiles: ['web/src/testing/setup.ts'],
          ...shared,
          ...limits,
        },
      },
      {
        plugins: [bundledCoachThreadPlugin()],
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          exclude: ['server/src/db/embedded/**'],
          globalSetup: ['server/src/testing/global-setup.ts'],
          setupFiles: ['server/src/testing/fast-password-hashing.ts'],
          ...shared,
          ...coachLimits,
        },
      },
      {
        plugins: [bundledCoachThreadPlugin()],
        test: { name: 'coach', include: ['coach/src/**/*.test.ts'], ...shared, ...coachLimits },
      },
      { test: { name: 'bench', include: ['bench/src/**/*.test.ts'], ...shared, ...limits } },
      {
        test: {
          name: 'commands',
          include: ['server/src/db/embedded/*.test.ts', 'scripts/*.test.ts'],
          globalSetup: ['server/src/db/embedded/testing/global-setup.ts'],
          ...startLimits,
        },
      },
    ],
  },
});
