import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { describe, expect, it } from 'vitest';
import { promisedIn } from './promised-time.ts';

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

describe('promisedIn', () => {
  it.each([
    { why: 'the same time', wanted: time('10:15', '10:45'), found: true },
    { why: 'a part of it', wanted: time('10:00', '10:20'), found: true },
    { why: 'the time before', wanted: time('09:45', '10:15'), found: false },
    { why: 'the time after', wanted: time('10:45', '11:15'), found: false },
    { why: 'somebody else’s', wanted: time('10:15', '10:45', 'luca'), found: false },
  ])('looks at $why', ({ wanted, found }) => {
    expect(promisedIn([proposed], wanted, null)).toBe(found ? proposed : undefined);
  });

  it('does not warn of what is proposed for this very visit, nor of bookings', () => {
    const wanted = time('10:15', '10:45');
    expect(promisedIn([proposed], wanted, 'visit of Maple')).toBeUndefined();
    expect(promisedIn([{ ...proposed, category: 'BOOKING' }], wanted, null)).toBeUndefined();
  });
});
