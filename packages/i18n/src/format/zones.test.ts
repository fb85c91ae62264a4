import { expect, it } from 'vitest';
import { cityOf } from './zones.ts';

it.each([
  ['America/New_York', 'New York'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
])('%s is named %s', (zone, city) => {
  expect(cityOf(zone)).toBe(city);
});
