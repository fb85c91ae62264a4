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
  // The longest takes a minute alone, and twice that beside another on a machine that does other things: what is waited
  // for comes sooner or later, and a busy machine is no reason to give up.
  timeout: 300 * SECONDS,
  expect: { timeout: 20 * SECONDS },
  reporter: [['line'], ['json', { outputFile: '../test-results/browser.json' }]],
  use: {
    actionTimeout: 30 * SECONDS,
    navigationTimeout: 60 * SECONDS,
    launchOptions: { executablePath: provideBrowser(), args: [...browserArguments] },
    // The service worker of the owner app would answer from an earlier build.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
});
