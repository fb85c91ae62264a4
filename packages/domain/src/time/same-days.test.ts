import { expect, it } from 'vitest';
import { sameDaysIn } from './same-days.ts';

const [ROME, NEW_YORK] = ['Europe/Rome', 'America/New_York'];

it.each([
  // A winter day; two days across a DST change in Rome; a summer day.
  [
    '2026-12-24T23:00Z',
    '2026-12-25T23:00Z',
    ROME,
    NEW_YORK,
    '2026-12-25T05:00Z',
    '2026-12-26T05:00Z',
  ],
  [
    '2026-10-24T22:00Z',
    '2026-10-26T23:00Z',
    ROME,
    NEW_YORK,
    '2026-10-25T04:00Z',
    '2026-10-27T04:00Z',
  ],
  [
    '2026-07-01T04:00Z',
    '2026-07-02T04:00Z',
    NEW_YORK,
    ROME,
    '2026-06-30T22:00Z',
    '2026-07-01T22:00Z',
  ],
  [
    '2026-07-01T00:00Z',
    '2026-07-02T00:00Z',
    'UTC',
    'UTC',
    '2026-07-01T00:00Z',
    '2026-07-02T00:00Z',
  ],
])('sameDaysIn for %s to %s in %s, moved to %s: %s to %s', (start, end, from, to, first, last) => {
  const moved = sameDaysIn({ start: new Date(start), end: new Date(end) }, from, to);
  expect(moved).toEqual({ start: new Date(first), end: new Date(last) });
});

it.each([
  ['2026-12-25T08:00Z', '2026-12-25T12:00Z'],
  ['2026-12-24T23:00Z', '2026-12-25T12:00Z'],
])('sameDaysIn is null for %s to %s, which are not whole days in Rome', (start, end) => {
  expect(sameDaysIn({ start: new Date(start), end: new Date(end) }, ROME, NEW_YORK)).toBeNull();
});
