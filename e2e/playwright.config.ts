import { defineConfig } from '@playwright/test';
import { browserArguments, provideBrowser } from '@zampa/testing/browser';

const SECONDS = 1000;
const LONGEST = 'screens.spec.ts';

/** Journeys start the product themselves, so there is no web server here. */
export default defineConfig({
  testDir: '.',
  // In this order: what takes longest comes first, so that the two workers are done at about the same time.
  projects: [
    { name: 'screens', testMatch: LONGEST },
    { name: 'journeys', testMatch: '*.spec.ts', testIgnore: LONGEST },
  ],
  outputDir: '../test-results',
  fullyParallel: false,
  // Each with a product of its own; people wait more than they work, so two side by side take little longer than one.
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 300 * SECONDS,
  expect: { timeout: 20 * SECONDS },
  reporter: [['line'], ['../packages/testing/src/reports/journey-reporter.ts']],
  use: {
    actionTimeout: 30 * SECONDS,
    navigationTimeout: 60 * SECONDS,
    launchOptions: { executablePath: provideBrowser(), args: [...browserArguments] },
    // The service worker of the owner app would answer from an earlier build.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // One costs a quarter of the time: `--trace retain-on-failure` asks for it.
    trace: 'off',
  },
});
