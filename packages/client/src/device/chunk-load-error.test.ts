import { describe, expect, it } from 'vitest';
import { isChunkLoadError } from './chunk-load-error.ts';

describe('isChunkLoadError', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://zampa.example/assets/a.js',
    'error loading dynamically imported module: https://zampa.example/assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])("recognizes the browser's message: %s", (message) => {
    expect(isChunkLoadError(new TypeError(message))).toBe(true);
  });

  it.each([
    [new TypeError('Cannot read properties of undefined')],
    [new TypeError('Failed to fetch')],
    ['Importing a module script failed.'],
    [undefined],
  ])('ignores other errors: %s', (error) => {
    expect(isChunkLoadError(error)).toBe(false);
  });
});
