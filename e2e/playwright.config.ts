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
  timeout: 240_000,
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
