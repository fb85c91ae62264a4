import type { AnswerOf } from '@zampa/contract/call';
import type { readSlots } from '@zampa/contract/appointments/read-slots';
import { refusalToChangeTime } from '@zampa/domain/appointments/change-window';
import type { Viewer } from '@zampa/domain/people/relation';
import { availableSlots } from '@zampa/domain/appointments/slots/slots';
import type { Queryable } from '../../../db/database.ts';
import { invalid } from '../../../errors/refusal.ts';
import { readAvailability, type SlotQuery } from './availability.ts';
import { DAY_MS, MINUTE_MS } from '@zampa/domain/time/durations';

const MAX_DAYS = 62;

/**
 * Returns the times at which a member is free for all services. For an owner who moves a booking, only times to which
 * they may move it. Errors: VALIDATION, NOT_FOUND.
 */
export async function offeredSlots(
  db: Queryable,
  viewer: Viewer,
  filter: Omit<SlotQuery, 'client'>,
  now: Date,
): Promise<AnswerOf<typeof readSlots>> {
  const days = (Date.parse(filter.to) - Date.parse(filter.from)) / DAY_MS;
  if (days < 0) throw invalid('to', 'ends_before_start');
  if (days >= MAX_DAYS) throw invalid('to', 'too_long');
  const client = viewer.isVet ? undefined : viewer;
  // Clients cannot choose the duration.
  const minutes = client ? undefined : filter.minutes;
  const availability = await readAvailability(db, { ...filter, minutes, client }, now);
  if (client && availability.paused) return [];
  const slots = availableSlots(availability).map(({ start, end, assignees }) => ({
    start: isoOf(start),
    end: isoOf(end),
    assignees: [...assignees],
  }));
  if (!client || !filter.except) return slots;
  return slots.filter(({ start }) => !refusalToChangeTime('owner', new Date(start), now));
}

const isoOf = (minute: number) => new Date(minute * MINUTE_MS).toISOString();
