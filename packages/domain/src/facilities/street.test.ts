import { expect, it } from 'vitest';
import { streetText } from './street.ts';

it.each([
  {
    address: 'Via dei Serpenti',
    streetNumber: '12',
    suite: 'scala B',
    is: 'Via dei Serpenti 12, scala B',
  },
  { address: 'Via dei Serpenti', streetNumber: '12', suite: null, is: 'Via dei Serpenti 12' },
  { address: 'Via dei Serpenti', streetNumber: null, is: 'Via dei Serpenti' },
  { address: null, streetNumber: null, suite: null, is: '' },
])('streetText returns "$is"', ({ is, ...street }) => {
  expect(streetText(street)).toBe(is);
});
