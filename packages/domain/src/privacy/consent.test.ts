import { expect, it } from 'vitest';
import { consentFlag } from './consent.ts';

it.each([
  ['on', 1],
  ['ON', 0],
  ['off', 0],
  [1, 0],
  [true, 0],
  [undefined, 0],
])('a consent of %j is %d', (given, flag) => {
  expect(consentFlag(given)).toBe(flag);
});
