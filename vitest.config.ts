import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { browserArguments, findBrowser } from '@zampa/testing/browser';
import { defineConfig } from 'vitest/config';

const SECONDS = 1000;
/** Tests wait more than they work: no processor is kept for who starts them, of those in a browser neither. */
const ALL_PROCESSORS = '100%';
/** Values in titles of `it.each` are shown up to this length, so that each title says what is tested. */
const TITLE_VALUE_LENGTH = 160;

const executablePath = findBrowser();

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          taskTitleValueFormatTruncate: TITLE_VALUE_LENGTH,
          maxWorkers: ALL_PROCESSORS,
          include: [
            'packages/**/{src,catalogue}/**/*.test.ts',
            'apps/**/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/{harness,report}/**/*.test.ts',
          ],
          testTimeout: 60 * SECONDS,
          hookTimeout: 60 * SECONDS,
        },
      },
      {
        plugins: [react()],
        // Found before the first test asks for them: what is found later loads every page anew.
        optimizeDeps: {
          include: [
            '@hookform/resolvers/zod',
            '@mantine/core',
            '@mantine/hooks',
            '@tanstack/react-query',
            '@tanstack/react-router',
            'axe-core',
            'idb',
            'papaparse',
            'qrcode.react',
            'react-dom/client',
            'react-hook-form',
            'react/jsx-dev-runtime',
            'socket.io-client',
            'temporal-polyfill',
            'uuid',
            'vitest-browser-react',
            'yet-another-react-lightbox',
            'yet-another-react-lightbox/plugins/zoom',
            'zod',
          ],
        },
        test: {
          name: 'rendered',
          taskTitleValueFormatTruncate: TITLE_VALUE_LENGTH,
          maxWorkers: ALL_PROCESSORS,
          include: ['packages/**/{src,catalogue}/**/*.test.tsx', 'apps/**/src/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // A part of a name or of a sentence finds it, as in the journeys.
            locators: { exact: false },
            provider: playwright({
              launchOptions: {
                // What two connections of one page tell each other are addresses, and not names that nothing here resolves.
                args: [...browserArguments, '--disable-features=WebRtcHideLocalIpsWithMdns'],
                ...(executablePath && { executablePath }),
              },
              // Far from every facility in the tests: no time may depend on where the device is.
              contextOptions: { locale: 'en-GB', timezoneId: 'America/New_York' },
              actionTimeout: 30 * SECONDS,
            }),
            instances: [{ browser: 'chromium' }],
          },
          expect: { poll: { timeout: 30 * SECONDS } },
          testTimeout: 60 * SECONDS,
          hookTimeout: 60 * SECONDS,
        },
      },
      {
        test: {
          name: 'api',
          taskTitleValueFormatTruncate: TITLE_VALUE_LENGTH,
          maxWorkers: ALL_PROCESSORS,
          include: ['apps/api/test/**/*.test.ts', 'bench/*.test.ts'],
          globalSetup: ['scripts/build.ts', 'packages/testing/src/database-setup.ts'],
          // Nothing is stubbed, so that files can share what they loaded: the server is read once, not for each.
          isolate: false,
          // What is waited for comes sooner or later; a busy machine is no reason to give up.
          expect: { poll: { timeout: 30 * SECONDS } },
          testTimeout: 60 * SECONDS,
          hookTimeout: 60 * SECONDS,
        },
      },
    ],
  },
});
