import { dayClock, daysBetween, dayOf, type DayClock } from '../time/wall-clock.ts';
import type { Span } from '../appointments/slots/spans.ts';
import { spansOn, type WeekdaySpan, workingSpans } from '../appointments/slots/week-spans.ts';
import { ownHours, type StaffHours } from './hours-change.ts';
import { minuteOf, type WeeklySpan } from './weekly-hours.ts';
import { MINUTE_MS } from '../time/durations.ts';

/** A booking and whose time it takes; null where nobody is chosen yet. */
export type BookedTime = Span & { readonly id: string; readonly memberId: string | null };

/** Returns the bookings that lie inside the hours before a change and outside those after it, in their order. */
export function newlyOutside<Booking extends BookedTime>(
  bookings: readonly Booking[],
  zone: string,
  before: StaffHours,
  after: StaffHours,
): readonly Booking[] {
  const clocks = clocksOf(bookings, zone);
  const [wasInside, isInside] = [insideOf(before, clocks), insideOf(after, clocks)];
  return bookings.filter((booking) => wasInside(booking) && !isInside(booking));
}

/** The days that bookings touch, each once. */
function clocksOf(bookings: readonly Span[], zone: string): readonly DayClock[] {
  const dayAt = (minute: number) => dayOf(new Date(minute * MINUTE_MS), zone);
  const days = bookings.flatMap(({ from, to }) => daysBetween(dayAt(from), dayAt(to - 1)));
  return [...new Set(days)].map((day) => dayClock(day, zone));
}

/** Whether a booking lies wholly in the time in which its member works. */
function insideOf(hours: StaffHours, clocks: readonly DayClock[]) {
  const open = spansOn(clocks, minutesOf(hours.week));
  const known = new Map<string | null, readonly Span[]>();
  const workingTimeOf = (memberId: string | null) => {
    const own = memberId === null ? null : ownHours(hours, memberId);
    const found = known.get(memberId) ?? workingSpans(clocks, open, own && minutesOf(own));
    known.set(memberId, found);
    return found;
  };
  return ({ memberId, from, to }: BookedTime) =>
    workingTimeOf(memberId).some((span) => span.from <= from && to <= span.to);
}

const minutesOf = (hours: readonly WeeklySpan[]): readonly WeekdaySpan[] =>
  hours.map(({ weekday, from, to }) => ({
    weekday,
    fromMinute: minuteOf(from) ?? 0,
    toMinute: minuteOf(to) ?? 0,
  }));
