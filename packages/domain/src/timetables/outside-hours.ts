import { dayClock, daysBetween, dayOf, type DayClock } from '../time/wall-clock.ts';
import type { Span } from '../appointments/slots/spans.ts';
import { spansOn, type WeekdaySpan, workingSpans } from '../appointments/slots/week-spans.ts';
import { ownHours, type StaffHours } from './hours-change.ts';
import { parseMinute, type WeeklySpan } from './weekly-hours.ts';
import { MINUTE_MS } from '../time/durations.ts';

/** Booking with its assigned member; null if unassigned. */
export type BookedTime = Span & { readonly id: string; readonly memberId: string | null };

/**
 * Returns the bookings that are within the hours before a change but outside the hours after it, in their order.
 */
export function bookingsNewlyOutside<Booking extends BookedTime>(
  bookings: readonly Booking[],
  zone: string,
  before: StaffHours,
  after: StaffHours,
): readonly Booking[] {
  const clocks = clocksOf(bookings, zone);
  const [wasInside, isInside] = [
    createInsideCheck(before, clocks),
    createInsideCheck(after, clocks),
  ];
  return bookings.filter((booking) => wasInside(booking) && !isInside(booking));
}

/** Clocks of all days that the bookings touch, each once. */
function clocksOf(bookings: readonly Span[], zone: string): readonly DayClock[] {
  const dayAt = (minute: number) => dayOf(new Date(minute * MINUTE_MS), zone);
  const days = bookings.flatMap(({ from, to }) => daysBetween(dayAt(from), dayAt(to - 1)));
  return [...new Set(days)].map((day) => dayClock(day, zone));
}

/** Returns a function that checks whether a booking is entirely within the working time of its member. */
function createInsideCheck(hours: StaffHours, clocks: readonly DayClock[]) {
  const open = spansOn(clocks, minutesOf(hours.week));
  const workingTimes = new Map<string | null, readonly Span[]>();
  const workingTimeOf = (memberId: string | null) => {
    const own = memberId === null ? null : ownHours(hours, memberId);
    const found = workingTimes.get(memberId) ?? workingSpans(clocks, open, own && minutesOf(own));
    workingTimes.set(memberId, found);
    return found;
  };
  return ({ memberId, from, to }: BookedTime) =>
    workingTimeOf(memberId).some((span) => span.from <= from && to <= span.to);
}

const minutesOf = (hours: readonly WeeklySpan[]): readonly WeekdaySpan[] =>
  hours.map(({ weekday, from, to }) => ({
    weekday,
    fromMinute: parseMinute(from) ?? 0,
    toMinute: parseMinute(to) ?? 0,
  }));
