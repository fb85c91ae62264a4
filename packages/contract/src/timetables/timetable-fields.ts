import * as z from 'zod';
import { id } from '../values.ts';

const INVALID = 'WORKING_HOURS_INVALID';

const time = z.string(INVALID).max(10, INVALID);

/** Bounded here; which days and times exist is told per entry, with the refusals of the error catalogue. */
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

/** Only the first of the bookings in conflict are told whole, and decided about. */
export const MOST_CONFLICTS = 200;

/** The bookings in conflict that are called off with the saving: both happen, or neither. */
export const canceledBookings = z.array(id).max(MOST_CONFLICTS).default([]);
