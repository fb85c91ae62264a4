import { describe, expect, it } from 'vitest';
import { isMissingFile } from './missing-file.ts';

describe('a file of the app that did not arrive', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://zampa.example/assets/a.js',
    'error loading dynamically imported module: https://zampa.example/assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])('is known by what the browser says: %s', (message) => {
    expect(isMissingFile(new TypeError(message))).toBe(true);
  });

  it.each([
    [new TypeError('Cannot read properties of undefined')],
    [new TypeError('Failed to fetch')],
    ['Importing a module script failed.'],
    [undefined],
  ])('is not what else can break: %s', (error) => {
    expect(isMissingFile(error)).toBe(false);
  });
});
