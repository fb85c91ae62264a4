import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { describe, expect, it } from 'vitest';
import { findPromisedTime } from './promised-time.ts';

const proposed = {
  category: 'NONE',
  parent_id: 'visit of Maple',
  payload: {
    event: { start: '2026-11-23T10:15:00Z', end: '2026-11-23T10:45:00Z', resource: 'vera' },
  },
} as CalendarEvent;
const time = (from: string, to: string, resource = 'vera') => ({
  start: `2026-11-23T${from}:00.000Z`,
  end: `2026-11-23T${to}:00.000Z`,
  resource,
});

describe('findPromisedTime', () => {
  it.each([
    { why: 'the same time', requested: time('10:15', '10:45'), found: true },
    { why: 'a part of the same time', requested: time('10:00', '10:20'), found: true },
    { why: 'the time before', requested: time('09:45', '10:15'), found: false },
    { why: 'the time after', requested: time('10:45', '11:15'), found: false },
    { why: 'another team member', requested: time('10:15', '10:45', 'luca'), found: false },
  ])('checks for overlap and team member: $why', ({ requested, found }) => {
    expect(findPromisedTime([proposed], requested, null)).toBe(found ? proposed : undefined);
  });

  it('ignores proposals for the same visit, and bookings', () => {
    const requested = time('10:15', '10:45');
    expect(findPromisedTime([proposed], requested, 'visit of Maple')).toBeUndefined();
    expect(
      findPromisedTime([{ ...proposed, category: 'BOOKING' }], requested, null),
    ).toBeUndefined();
  });
});
