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
    expect(formatRelative(instant, now, 'en')).toBe(en);
    expect(formatRelative(instant, now, 'it')).toBe(italian);
  });
});
