import { describe, expect, it } from 'vitest';
import { endOfDay, startOfDay } from './day-bounds.ts';

describe('startOfDay and endOfDay', () => {
  it.each([
    ['2026-11-20', 'Europe/Rome', '2026-11-19T23:00:00.000Z', '2026-11-20T22:59:59.999Z'],
    // Days with a DST change have 23 and 25 hours.
    ['2026-03-29', 'Europe/Rome', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
    ['2026-10-25', 'Europe/Rome', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
    // A day that starts at 1:00, because the clocks skip midnight.
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z', '2018-11-05T01:59:59.999Z'],
    ['2026-12-31', 'UTC', '2026-12-31T00:00:00.000Z', '2026-12-31T23:59:59.999Z'],
    ['2026-07-01', 'Asia/Kolkata', '2026-06-30T18:30:00.000Z', '2026-07-01T18:29:59.999Z'],
    ['2026-07-01', 'Pacific/Honolulu', '2026-07-01T10:00:00.000Z', '2026-07-02T09:59:59.999Z'],
    ['2026-01-01', 'Pacific/Auckland', '2025-12-31T11:00:00.000Z', '2026-01-01T10:59:59.999Z'],
  ])('bound the day %s in %s', (day, zone, start, end) => {
    expect(startOfDay(day, zone).toISOString()).toBe(start);
    expect(endOfDay(day, zone).toISOString()).toBe(end);
  });
});
