import { expect, it } from 'vitest';
import { consentFlag } from './consent.ts';

it.each([
  ['on', 1],
  ['ON', 0],
  ['off', 0],
  [1, 0],
  [true, 0],
  [undefined, 0],
])('consentFlag of %j is %d', (input, flag) => {
  expect(consentFlag(input)).toBe(flag);
});
