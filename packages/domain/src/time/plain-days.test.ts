import { expect, it } from 'vitest';
import { dayIn, dayPlus, daysFrom } from './plain-days.ts';

it.each([
  { instant: '2026-11-20T23:30:00Z', zone: 'Europe/Rome', day: '2026-11-21' },
  { instant: '2026-11-20T23:30:00Z', zone: 'America/New_York', day: '2026-11-20' },
  { instant: '2026-11-20T11:30:00Z', zone: 'Pacific/Auckland', day: '2026-11-21' },
])('dayIn for $instant in $zone is $day', ({ instant, zone, day }) => {
  expect(dayIn(new Date(instant), zone)).toBe(day);
});

it.each([
  { day: '2026-10-24', days: 2, after: '2026-10-26' },
  { day: '2026-12-31', days: 1, after: '2027-01-01' },
  { day: '2026-03-01', days: -1, after: '2026-02-28' },
])('dayPlus with $days days after $day is $after', ({ day, days, after }) => {
  expect(dayPlus(day, days)).toBe(after);
});

it('daysFrom counts calendar days, regardless of DST changes', () => {
  expect(daysFrom('2026-10-24', '2026-10-26')).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
  expect(daysFrom('2026-10-24', '2026-10-23')).toEqual([]);
});
