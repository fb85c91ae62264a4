import { expect, it } from 'vitest';
import { isPostcodeOf } from './postcode.ts';

it.each([
  { country: 'IT', postcode: '20121', possible: true },
  { country: 'IT', postcode: '00184', possible: true },
  { country: 'IT', postcode: '2012', possible: false },
  { country: 'IT', postcode: '201211', possible: false },
  { country: 'IT', postcode: 'Roma', possible: false },
  { country: 'IT', postcode: '2O121', possible: false },
  { country: 'GB', postcode: 'SW1A 1AA', possible: true },
  { country: 'FR', postcode: '7500', possible: true },
  { country: null, postcode: 'abc', possible: true },
])('isPostcodeOf $country for $postcode returns $possible', ({ country, postcode, possible }) => {
  expect(isPostcodeOf(country, postcode)).toBe(possible);
});
