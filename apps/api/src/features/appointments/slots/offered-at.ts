import { slotsOf } from '@zampa/domain/appointments/slots/slots';
import { MINUTE_MS } from '@zampa/domain/time/durations';
import { dayAfter } from '@zampa/domain/time/wall-clock';
import { invalid } from '../../../errors/refusal.ts';
import type { Availability, SlotQuery } from './availability.ts';

/** Asks for one time, and the days around it: the facility's day is the one of UTC, or one beside it. */
export function around(start: string, asked: Omit<SlotQuery, 'from' | 'to'>): SlotQuery {
  const near = new Date(start).toISOString().slice(0, 10);
  return { ...asked, start, from: dayAfter(near, -1), to: dayAfter(near, 1) };
}

/**
 * Returns how long a time that pet owners are offered takes and who is free for all of it: nobody where it is taken, or
 * while the facility takes no bookings. Refusal: VALIDATION for a time that is not offered.
 *
 * @param field where in the body the start stands
 */
export function offeredAt(
  question: Availability,
  start: string,
  field: string,
): { readonly end: Date; readonly free: readonly string[] } {
  const minute = new Date(start).getTime() / MINUTE_MS;
  const only = {
    ...question,
    earliest: Math.max(minute, question.earliest),
    latest: Math.min(minute, question.latest),
  };
  const first = (asked: Availability) => slotsOf(asked).find((slot) => slot.start === minute);
  const members = question.members.map((member) => ({ ...member, busy: [] }));
  const offered = first({ ...only, closures: [], members });
  if (!offered) throw invalid(field, 'not_offered');
  const free = question.paused ? [] : (first(only)?.assignees ?? []);
  return { end: new Date(offered.end * MINUTE_MS), free };
}
