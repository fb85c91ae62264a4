import { defineConfig } from 'vitest/config';

/** The tests of the pure code, without those that take long by trying much. */
export default defineConfig({
  test: {
    include: ['packages/{domain,client}/src/**/*.test.{ts,tsx}', 'apps/api/src/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/chaos.test.ts', '**/server-zone.test.ts'],
    testTimeout: 30_000,
  },
});
