import { describe, expect, it } from 'vitest';
import { formatRelative } from './relative.ts';

const now = new Date('2026-11-20T09:00:00Z');
const MINUTE = 60_000;

describe('formatRelative', () => {
  it.each([
    { distance: 0, en: 'now', it: 'ora' },
    { distance: -MINUTE + 1, en: 'now', it: 'ora' },
    { distance: -MINUTE, en: '1 minute ago', it: '1 minuto fa' },
    { distance: 59 * MINUTE, en: 'in 59 minutes', it: 'tra 59 minuti' },
    { distance: -60 * MINUTE, en: '1 hour ago', it: '1 ora fa' },
    { distance: 48 * 60 * MINUTE, en: 'in 2 days', it: 'dopodomani' },
    { distance: -24 * 60 * MINUTE, en: 'yesterday', it: 'ieri' },
  ])('$distance ms → $en, $it', ({ distance, en, it: italian }) => {
    const instant = new Date(now.getTime() + distance);
    expect(formatRelative(instant, now, 'en', 'Europe/Rome')).toBe(en);
    expect(formatRelative(instant, now, 'it', 'Europe/Rome')).toBe(italian);
  });

  it.each([
    {
      why: 'four nights, less than 96 hours',
      at: '2026-11-26T08:00:00Z',
      says: 'in 4 days',
    },
    { why: 'after the next midnight', at: '2026-11-23T07:00:00Z', says: 'tomorrow' },
    { why: 'before midnight', at: '2026-11-22T22:30:00Z', says: 'in 12 hours' },
    {
      why: 'already the next day in the time zone of the clinic',
      at: '2026-11-22T23:30:00Z',
      says: 'tomorrow',
    },
    { why: 'shortly after midnight', at: '2026-11-21T23:30:00Z', says: '10 hours ago' },
    { why: 'the evening before', at: '2026-11-21T22:30:00Z', says: 'yesterday' },
  ])('counts calendar days: $why', ({ at, says }) => {
    const sunday = new Date('2026-11-22T10:16:00Z');
    expect(formatRelative(new Date(at), sunday, 'en', 'Europe/Rome')).toBe(says);
  });
});
