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
