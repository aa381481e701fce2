import { defineConfig } from '@playwright/test';
import { launchOptions } from './fixtures/browser.ts';

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  globalSetup: './fixtures/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: '100%',
  // So that a hang shows itself; a walk through many screens says that it is slow, and has three times as long.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  use: {
    launchOptions,
    viewport: { width: 1280, height: 900 },
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    serviceWorkers: 'block',
  },
});
