import { expect, test } from 'vitest';
import { isoInstant, isoInstantOrNull } from './instants.ts';

test.each([
  ['2026-11-25T14:13:59.381999+00:00', '2026-11-25T14:13:59.381Z'],
  ['2026-11-25T14:13:59.38+00:00', '2026-11-25T14:13:59.380Z'],
  ['2026-11-25T14:13:59.000004+00:00', '2026-11-25T14:13:59.000Z'],
  ['2026-11-25T14:13:59+00:00', '2026-11-25T14:13:59.000Z'],
  ['2026-11-25T14:13:59.123999Z', '2026-11-25T14:13:59.123Z'],
  ['2026-11-25T14:13:59.5+02:00', '2026-11-25T12:13:59.500Z'],
])('isoInstant converts %s to UTC with milliseconds', (written, expected) => {
  expect(isoInstant(written)).toBe(expected);
});

test('isoInstantOrNull returns null for null', () => {
  expect(isoInstantOrNull(null)).toBeNull();
});
