import { describe, expect, it } from 'vitest';
import { refusalToRepeat, recurringPeriods } from './repeat.ts';

const period = (start: string, end: string) => ({ start: new Date(start), end: new Date(end) });
const formatPeriods = (periods: readonly { start: Date; end: Date }[]) =>
  periods.map(({ start, end }) => `${start.toISOString()}/${end.toISOString()}`);

describe('recurringPeriods', () => {
  it('keeps the wall-clock time across a DST change', () => {
    // Saturday noon in Rome; DST starts on the 29th.
    const noon = period('2026-03-28T11:00:00Z', '2026-03-28T12:00:00Z');
    expect(
      formatPeriods(
        recurringPeriods(noon, { weekdays: [6, 7], until: '2026-04-04' }, 'Europe/Rome'),
      ),
    ).toEqual([
      '2026-03-28T11:00:00.000Z/2026-03-28T12:00:00.000Z',
      '2026-03-29T10:00:00.000Z/2026-03-29T11:00:00.000Z',
      '2026-04-04T10:00:00.000Z/2026-04-04T11:00:00.000Z',
    ]);
  });

  it('repeats whole days with their actual length of 23 to 25 hours', () => {
    const sunday = period('2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z');
    expect(
      formatPeriods(
        recurringPeriods(sunday, { weekdays: [7], until: '2026-11-01' }, 'Europe/Rome'),
      ),
    ).toEqual([
      '2026-10-24T22:00:00.000Z/2026-10-25T23:00:00.000Z',
      '2026-10-31T23:00:00.000Z/2026-11-01T23:00:00.000Z',
    ]);
  });

  it('uses the days of the time zone, also across midnight', () => {
    const night = period('2026-06-01T13:00:00Z', '2026-06-01T21:00:00Z');
    // In Tokyo, from Monday 22:00 to Tuesday 06:00.
    expect(
      formatPeriods(recurringPeriods(night, { weekdays: [2], until: '2026-06-03' }, 'Asia/Tokyo')),
    ).toEqual(['2026-06-02T13:00:00.000Z/2026-06-02T21:00:00.000Z']);
    expect(recurringPeriods(night, { weekdays: [4], until: '2026-06-03' }, 'Asia/Tokyo')).toEqual(
      [],
    );
  });

  const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
  // Rome: on 28 March 2027 clocks go from 2:00 to 3:00; on 31 October from 3:00 back to 2:00.
  it.each([
    {
      why: 'skips a nonexistent hour',
      of: period('2027-03-27T01:00:00Z', '2027-03-27T02:00:00Z'),
      until: '2027-03-29',
      days: ['03-27T01:00/03-27T02:00', '03-29T00:00/03-29T01:00'],
    },
    {
      why: 'skips a nonexistent half hour',
      of: period('2027-03-27T01:30:00Z', '2027-03-27T02:00:00Z'),
      until: '2027-03-29',
      days: ['03-27T01:30/03-27T02:00', '03-29T00:30/03-29T01:00'],
    },
    {
      why: 'ends a period in the skipped hour at the change',
      of: period('2027-03-27T00:30:00Z', '2027-03-27T01:30:00Z'),
      until: '2027-03-28',
      days: ['03-27T00:30/03-27T01:30', '03-28T00:30/03-28T01:00'],
    },
    {
      why: 'starts a period in the skipped hour at the change',
      of: period('2027-03-27T01:30:00Z', '2027-03-27T02:30:00Z'),
      until: '2027-03-28',
      days: ['03-27T01:30/03-27T02:30', '03-28T01:00/03-28T01:30'],
    },
    {
      why: 'from the first 2:15 to the second 2:15',
      of: period('2027-10-31T00:15:00Z', '2027-10-31T01:15:00Z'),
      until: '2027-11-01',
      days: ['10-31T00:15/10-31T01:15', '11-01T01:15/11-01T02:15'],
    },
    {
      why: 'from the first 2:45 to the second 2:15',
      of: period('2027-10-31T00:45:00Z', '2027-10-31T01:15:00Z'),
      until: '2027-11-01',
      days: ['10-31T00:45/10-31T01:15', '11-01T01:45/11-01T02:15'],
    },
    {
      why: 'within the second of the two equal hours',
      of: period('2027-10-31T01:15:00Z', '2027-10-31T01:45:00Z'),
      until: '2027-11-01',
      days: ['10-31T01:15/10-31T01:45', '11-01T01:15/11-01T01:45'],
    },
  ])('across a DST change: $why', ({ of, until, days }) => {
    const found = recurringPeriods(of, { weekdays: EVERY_DAY, until }, 'Europe/Rome');
    expect(
      found.map(({ start, end }) =>
        [start, end].map((at) => at.toISOString().slice(5, 16)).join('/'),
      ),
    ).toEqual(days);
  });
});

describe('refusalToRepeat', () => {
  const first = period('2026-01-01T10:00:00Z', '2026-01-01T11:00:00Z');

  it.each([
    ['2025-12-31', 'ends_before_start'],
    ['2026-01-01', null],
    ['2027-01-02', null],
    ['2027-01-03', 'too_long'],
  ])('until %s returns %s', (until, refusal) => {
    expect(refusalToRepeat(first, { weekdays: [1], until }, 'UTC')).toBe(refusal);
  });
});
