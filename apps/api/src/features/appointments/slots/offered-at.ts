import { availableSlots } from '@zampa/domain/appointments/slots/slots';
import { MINUTE_MS } from '@zampa/domain/time/durations';
import { dayAfter } from '@zampa/domain/time/wall-clock';
import { invalid } from '../../../errors/refusal.ts';
import type { Availability, SlotQuery } from './availability.ts';

/**
 * Builds a query for one start time. It covers three days, because the facility's local day may differ from the UTC
 * day by one.
 */
export function queryAround(start: string, request: Omit<SlotQuery, 'from' | 'to'>): SlotQuery {
  const near = new Date(start).toISOString().slice(0, 10);
  return { ...request, start, from: dayAfter(near, -1), to: dayAfter(near, 1) };
}

/**
 * Returns the end of an offered time and the members who are free for all of it. Returns no members if the time is
 * taken or online booking is paused. Throws VALIDATION for a time that is not offered.
 *
 * @param field path of the start in the request body, for errors
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
  const first = (request: Availability) =>
    availableSlots(request).find((slot) => slot.start === minute);
  const members = question.members.map((member) => ({ ...member, busy: [] }));
  const offered = first({ ...only, closures: [], members });
  if (!offered) throw invalid(field, 'not_offered');
  const free = question.paused ? [] : (first(only)?.assignees ?? []);
  return { end: new Date(offered.end * MINUTE_MS), free };
}
