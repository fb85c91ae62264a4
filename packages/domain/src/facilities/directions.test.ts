import { expect, it } from 'vitest';
import { directionsTo } from './directions.ts';

const whole = {
  address: 'Via dei Serpenti',
  streetNumber: '12',
  postcode: '00184',
  city: 'Roma',
  country: 'IT',
};

it.each([
  { why: 'a whole address', place: whole, to: 'Via dei Serpenti 12, 00184 Roma, IT' },
  {
    why: 'a street and a city',
    place: { ...whole, streetNumber: null, postcode: null, country: null },
    to: 'Via dei Serpenti, Roma',
  },
  { why: 'no street', place: { ...whole, address: null }, to: null },
])('directionsTo for $why leads to $to', ({ place, to }) => {
  const link = directionsTo(place);
  expect(link && new URL(link).searchParams.get('destination')).toBe(to);
  // Without its version parameter the map opens at its last position.
  expect(link && new URL(link).searchParams.get('api')).toBe(to && '1');
});
