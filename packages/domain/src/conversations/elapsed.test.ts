import { describe, expect, it } from 'vitest';
import { elapsedTime } from './elapsed.ts';

describe('elapsedTime', () => {
  it.each([
    { to: '2026-11-20T09:00:00.000Z', elapsed: { hours: 0, minutes: 0 } },
    { to: '2026-11-20T09:00:59.999Z', elapsed: { hours: 0, minutes: 0 } },
    { to: '2026-11-20T09:01:00.000Z', elapsed: { hours: 0, minutes: 1 } },
    { to: '2026-11-20T10:00:00.000Z', elapsed: { hours: 1, minutes: 0 } },
    { to: '2026-11-22T11:30:00.000Z', elapsed: { hours: 50, minutes: 30 } },
    { to: '2026-11-20T08:00:00.000Z', elapsed: { hours: 0, minutes: 0 } },
  ])('measures from 09:00 to $to', ({ to, elapsed }) => {
    expect(elapsedTime(new Date('2026-11-20T09:00:00.000Z'), new Date(to))).toEqual(elapsed);
  });
});
