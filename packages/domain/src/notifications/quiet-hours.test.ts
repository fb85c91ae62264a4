import { expect, it } from 'vitest';
import { endOfQuiet } from './quiet-hours.ts';

const night = { from: 22 * 60, to: 7 * 60, zone: 'Europe/Rome' };
const noon = { from: 13 * 60, to: 14 * 60 + 30, zone: 'Europe/Rome' };

it.each([
  ['an hour before', night, '2026-01-10T20:59:00Z', null],
  ['as they begin', night, '2026-01-10T21:00:00Z', '2026-01-11T06:00:00.000Z'],
  ['after midnight', night, '2026-01-11T02:00:00Z', '2026-01-11T06:00:00.000Z'],
  ['their last minute', night, '2026-01-11T05:59:59Z', '2026-01-11T06:00:00.000Z'],
  ['as they end', night, '2026-01-11T06:00:00Z', null],
  ['the same in New York', { ...night, zone: 'America/New_York' }, '2026-01-11T02:00:00Z', null],
  ['a pause at noon', noon, '2026-01-10T12:15:00Z', '2026-01-10T13:30:00.000Z'],
  ['after that pause', noon, '2026-01-10T13:30:00Z', null],
  // The clocks leap from two to three: the night is an hour shorter.
  ['the night of summer time', night, '2026-03-28T22:00:00Z', '2026-03-29T05:00:00.000Z'],
  ['hours of no length', { ...night, to: 22 * 60 }, '2026-01-11T02:00:00Z', null],
] as const)('quiet hours: %s', (_when, quiet, at, end) => {
  expect(endOfQuiet(new Date(at), quiet)?.toISOString() ?? null).toBe(end);
});
