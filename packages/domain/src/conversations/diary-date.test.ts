import { describe, expect, it } from 'vitest';
import { dateOfEntry, dayOfDate, refusalOfDiaryDate } from './diary-date.ts';

describe('refusalOfDiaryDate', () => {
  const facts = {
    category: 'TRIP',
    birthDates: ['2020-05-04', null],
    now: new Date('2026-11-20T22:30:00.000Z'),
    zone: 'America/New_York',
  };

  it.each([
    { date: '2026-11-20', refusal: null },
    { date: '2026-11-21', refusal: 'date_in_future' },
    { date: '2026-11-21', zone: 'Europe/Rome', refusal: null, now: '2026-11-20T23:30:00.000Z' },
    { date: '2026-11-22', zone: 'Europe/Rome', refusal: 'date_in_future' },
    // The day that UTC has already reached.
    { date: '2026-11-21', refusal: null, now: '2026-11-21T01:00:00.000Z' },
    { date: '2026-11-20T22:30:00.000Z', refusal: null },
    { date: '2026-11-20T22:35:00.000Z', refusal: null },
    { date: '2026-11-20T22:35:01.000Z', refusal: 'date_in_future' },
    {
      date: '2026-11-21T00:00:00.000+01:00',
      refusal: 'date_in_future',
      now: '2026-11-20T22:00:00Z',
    },
    { date: '2020-05-04', refusal: null },
    { date: '2020-05-03', refusal: 'before_birth' },
    { date: '2020-05-03', category: 'DEATH', refusal: 'before_birth' },
    { date: '2020-05-03', category: 'BIRTH', refusal: null },
    // In New York it was still the day before.
    { date: '2020-05-04T03:59:00.000Z', refusal: 'before_birth' },
    { date: '1900-01-01', category: 'BIRTH', refusal: null },
    { date: '1899-12-31', category: 'BIRTH', refusal: 'date_too_early' },
  ])('for $date ($category, $zone, now $now) returns $refusal', ({ refusal, now, ...changes }) => {
    const moment = now ? { now: new Date(now) } : {};
    const { zone = facts.zone, category = facts.category, date } = changes;
    expect(refusalOfDiaryDate({ ...facts, ...moment, zone, category, date })).toBe(refusal);
  });
});

describe('dayOfDate', () => {
  it.each([
    { date: '2025-07-01', zone: 'Pacific/Auckland', day: '2025-07-01' },
    { date: '2025-07-01T23:30:00.000Z', zone: 'UTC', day: '2025-07-01' },
    { date: '2025-07-01T23:30:00.000Z', zone: 'Europe/Rome', day: '2025-07-02' },
  ])('of $date in $zone is $day', ({ date, zone, day }) => {
    expect(dayOfDate(date, zone)).toBe(day);
  });
});

describe('dateOfEntry', () => {
  const now = new Date('2026-11-20T09:00:00.000Z');

  it.each([
    { day: '2026-11-20', date: '2026-11-20T09:00:00.000Z' },
    { day: '2026-11-19', date: '2026-11-19' },
  ])('for $day is $date', ({ day, date }) => {
    expect(dateOfEntry(day, now, '2026-11-20')).toBe(date);
  });
});
