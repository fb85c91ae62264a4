import { expect, it } from 'vitest';
import { quietHoursEnd } from './quiet-hours.ts';

const night = { from: 22 * 60, to: 7 * 60, zone: 'Europe/Rome' };
const noon = { from: 13 * 60, to: 14 * 60 + 30, zone: 'Europe/Rome' };

it.each([
  ['a minute before', night, '2026-01-10T20:59:00Z', null],
  ['as they begin', night, '2026-01-10T21:00:00Z', '2026-01-11T06:00:00.000Z'],
  ['after midnight', night, '2026-01-11T02:00:00Z', '2026-01-11T06:00:00.000Z'],
  ['their last minute', night, '2026-01-11T05:59:59Z', '2026-01-11T06:00:00.000Z'],
  ['as they end', night, '2026-01-11T06:00:00Z', null],
  ['evening in New York', { ...night, zone: 'America/New_York' }, '2026-01-11T02:00:00Z', null],
  ['a pause at noon', noon, '2026-01-10T12:15:00Z', '2026-01-10T13:30:00.000Z'],
  ['after that pause', noon, '2026-01-10T13:30:00Z', null],
  // DST starts: the night is an hour shorter.
  ['a night with a DST change', night, '2026-03-28T22:00:00Z', '2026-03-29T05:00:00.000Z'],
  ['hours of zero length', { ...night, to: 22 * 60 }, '2026-01-11T02:00:00Z', null],
] as const)('quietHoursEnd: %s', (_when, quiet, at, end) => {
  expect(quietHoursEnd(new Date(at), quiet)?.toISOString() ?? null).toBe(end);
});
