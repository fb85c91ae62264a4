import type { AnswerOf } from '@zampa/contract/call';
import type { readSlots } from '@zampa/contract/appointments/read-slots';
import { refusalToChangeTime } from '@zampa/domain/appointments/change-window';
import type { Viewer } from '@zampa/domain/people/relation';
import { slotsOf } from '@zampa/domain/appointments/slots/slots';
import type { Queryable } from '../../../db/database.ts';
import { invalid } from '../../../errors/refusal.ts';
import { readAvailability, type SlotQuery } from './availability.ts';
import { DAY_MS, MINUTE_MS } from '@zampa/domain/time/durations';

const MAX_DAYS = 62;

/**
 * Returns the times at which somebody is free for all of the services; of a booking that is moved by its owner, those
 * to which they may move it. Refusals: VALIDATION, NOT_FOUND.
 */
export async function offeredSlots(
  db: Queryable,
  viewer: Viewer,
  wanted: Omit<SlotQuery, 'client'>,
  now: Date,
): Promise<AnswerOf<typeof readSlots>> {
  const days = (Date.parse(wanted.to) - Date.parse(wanted.from)) / DAY_MS;
  if (days < 0) throw invalid('to', 'ends_before_start');
  if (days >= MAX_DAYS) throw invalid('to', 'too_long');
  const client = viewer.isVet ? undefined : viewer;
  // Clients are given as long as a service takes.
  const minutes = client ? undefined : wanted.minutes;
  const asked = await readAvailability(db, { ...wanted, minutes, client }, now);
  if (client && asked.paused) return [];
  const slots = slotsOf(asked).map(({ start, end, assignees }) => ({
    start: isoOf(start),
    end: isoOf(end),
    assignees: [...assignees],
  }));
  if (!client || !wanted.except) return slots;
  return slots.filter(({ start }) => !refusalToChangeTime('owner', new Date(start), now));
}

const isoOf = (minute: number) => new Date(minute * MINUTE_MS).toISOString();
