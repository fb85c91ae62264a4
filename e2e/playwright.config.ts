import { defineConfig } from '@playwright/test';
import { browserArguments, provideBrowser } from '@zampa/testing/browser';

const SECONDS = 1000;

/** Journeys start the product themselves, so there is no web server here. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: false,
  // Each with a product of its own; people wait more than they work, so two side by side take little longer than one.
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 120 * SECONDS,
  expect: { timeout: 10 * SECONDS },
  reporter: [['line'], ['../scripts/test-reports/journey-reporter.ts']],
  use: {
    actionTimeout: 15 * SECONDS,
    navigationTimeout: 30 * SECONDS,
    launchOptions: { executablePath: provideBrowser(), args: [...browserArguments] },
    // The service worker of the owner app would answer from an earlier build.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // One costs a quarter of the time: `--trace retain-on-failure` asks for it.
    trace: 'off',
  },
});
