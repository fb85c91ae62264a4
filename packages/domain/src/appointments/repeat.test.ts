import { describe, expect, it } from 'vitest';
import { refusalToRepeat, repeated } from './repeat.ts';

const period = (start: string, end: string) => ({ start: new Date(start), end: new Date(end) });
const written = (periods: readonly { start: Date; end: Date }[]) =>
  periods.map(({ start, end }) => `${start.toISOString()}/${end.toISOString()}`);

describe('repeated', () => {
  it('keeps the times of the clock where the clocks change', () => {
    // A Saturday at noon in Rome; on the 29th summer time begins.
    const noon = period('2026-03-28T11:00:00Z', '2026-03-28T12:00:00Z');
    expect(
      written(repeated(noon, { weekdays: [6, 7], until: '2026-04-04' }, 'Europe/Rome')),
    ).toEqual([
      '2026-03-28T11:00:00.000Z/2026-03-28T12:00:00.000Z',
      '2026-03-29T10:00:00.000Z/2026-03-29T11:00:00.000Z',
      '2026-04-04T10:00:00.000Z/2026-04-04T11:00:00.000Z',
    ]);
  });

  it('takes days as long as they are', () => {
    const sunday = period('2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z');
    expect(
      written(repeated(sunday, { weekdays: [7], until: '2026-11-01' }, 'Europe/Rome')),
    ).toEqual([
      '2026-10-24T22:00:00.000Z/2026-10-25T23:00:00.000Z',
      '2026-10-31T23:00:00.000Z/2026-11-01T23:00:00.000Z',
    ]);
  });

  it('goes by the days of the zone, also over midnight', () => {
    const night = period('2026-06-01T13:00:00Z', '2026-06-01T21:00:00Z');
    // In Tokyo from Monday at ten in the evening to Tuesday at six.
    expect(written(repeated(night, { weekdays: [2], until: '2026-06-03' }, 'Asia/Tokyo'))).toEqual([
      '2026-06-02T13:00:00.000Z/2026-06-02T21:00:00.000Z',
    ]);
    expect(repeated(night, { weekdays: [4], until: '2026-06-03' }, 'Asia/Tokyo')).toEqual([]);
  });

  const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
  // Rome, by its clocks: on 28 March 2027 they leap from two to three, on 31 October they go back from three to two.
  it.each([
    {
      why: 'an hour that is not there is left out',
      of: period('2027-03-27T01:00:00Z', '2027-03-27T02:00:00Z'),
      until: '2027-03-29',
      days: ['03-27T01:00/03-27T02:00', '03-29T00:00/03-29T01:00'],
    },
    {
      why: 'half an hour that is not there is left out',
      of: period('2027-03-27T01:30:00Z', '2027-03-27T02:00:00Z'),
      until: '2027-03-29',
      days: ['03-27T01:30/03-27T02:00', '03-29T00:30/03-29T01:00'],
    },
    {
      why: 'what ends in that hour ends where the clocks leap',
      of: period('2027-03-27T00:30:00Z', '2027-03-27T01:30:00Z'),
      until: '2027-03-28',
      days: ['03-27T00:30/03-27T01:30', '03-28T00:30/03-28T01:00'],
    },
    {
      why: 'what begins in that hour begins where the clocks leap',
      of: period('2027-03-27T01:30:00Z', '2027-03-27T02:30:00Z'),
      until: '2027-03-28',
      days: ['03-27T01:30/03-27T02:30', '03-28T01:00/03-28T01:30'],
    },
    {
      why: 'from a quarter past two to the second quarter past two',
      of: period('2027-10-31T00:15:00Z', '2027-10-31T01:15:00Z'),
      until: '2027-11-01',
      days: ['10-31T00:15/10-31T01:15', '11-01T01:15/11-01T02:15'],
    },
    {
      why: 'from a quarter to three to the second quarter past two',
      of: period('2027-10-31T00:45:00Z', '2027-10-31T01:15:00Z'),
      until: '2027-11-01',
      days: ['10-31T00:45/10-31T01:15', '11-01T01:45/11-01T02:15'],
    },
    {
      why: 'in the second of the two hours, on its own day',
      of: period('2027-10-31T01:15:00Z', '2027-10-31T01:45:00Z'),
      until: '2027-11-01',
      days: ['10-31T01:15/10-31T01:45', '11-01T01:15/11-01T01:45'],
    },
  ])('over the change of clocks: $why', ({ of, until, days }) => {
    const found = repeated(of, { weekdays: EVERY_DAY, until }, 'Europe/Rome');
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
  ])('until %s: %s', (until, refusal) => {
    expect(refusalToRepeat(first, { weekdays: [1], until }, 'UTC')).toBe(refusal);
  });
});
