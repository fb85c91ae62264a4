import { defineConfig } from 'i18next-cli';

/** For `i18next-cli lint`, which finds sentences that are written into a screen instead of the texts. */
export default defineConfig({
  locales: ['en', 'it'],
  extract: {
    input: ['apps/{clinic,owner}/src/**/*.tsx', 'packages/{ui,shared-screens}/src/**/*.tsx'],
    output: 'packages/i18n/src/locales/{{language}}/{{namespace}}.json',
  },
  lint: {
    acceptedTags: 'all',
    checkConcatenation: 'error',
    ignore: [
      // The name of the product is the same in every language.
      'packages/ui/src/brand/Wordmark.tsx',
      'packages/ui/src/states/SplashScreen.tsx',
      // Nobody but a test reads what a test puts around a screen.
      '**/*.test.tsx',
    ],
  },
});
