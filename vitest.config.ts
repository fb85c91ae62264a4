import { defineConfig } from 'vitest/config';

const SECONDS = 1000;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/src/**/*.test.{ts,tsx}',
            'apps/**/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
          testTimeout: 30 * SECONDS,
          hookTimeout: 60 * SECONDS,
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/api/test/**/*.test.ts'],
          globalSetup: ['packages/testing/src/database-setup.ts'],
          // Nothing is stubbed, so that files can share what they loaded: the server is read once, not for each.
          isolate: false,
          // What is waited for comes sooner or later; a busy machine is no reason to give up.
          expect: { poll: { timeout: 10 * SECONDS } },
          testTimeout: 20 * SECONDS,
          hookTimeout: 60 * SECONDS,
        },
      },
    ],
  },
});
