import * as z from 'zod';
import { id } from '../values.ts';

const INVALID = 'WORKING_HOURS_INVALID';

const time = z.string(INVALID).max(10, { abort: true, error: INVALID });

/** Only bounded here; invalid days and times get an error per entry, with codes of the error catalogue. */
export const timetableHours = z
  .array(z.object({ weekday: z.number(INVALID), from: time, to: time }, INVALID))
  .max(100);

export const timetableRefusals = [
  'VALIDATION',
  'FORBIDDEN',
  'NOT_FOUND',
  'WORKING_HOURS_INVALID',
  'CONVERSATION_CLOSED',
  'STALE',
] as const;

export const timetableUsers = z.array(id).max(200);

/** Maximum number of conflicting bookings that are returned and can be decided on. */
export const MOST_CONFLICTS = 200;

/** Conflicting bookings that are canceled in the same transaction as the save. */
export const canceledBookings = z.array(id).max(MOST_CONFLICTS).default([]);
