import * as z from 'zod';
import { id } from '../values.ts';

const INVALID = 'WORKING_HOURS_INVALID';

const time = z.string(INVALID).max(10, INVALID);

/** Bounded here; which days and times exist is told per entry, with the refusals of the error catalogue. */
export const hours = z
  .array(z.object({ weekday: z.number(INVALID), from: time, to: time }, INVALID))
  .max(100);

export const refusals = [
  'VALIDATION',
  'FORBIDDEN',
  'NOT_FOUND',
  'WORKING_HOURS_INVALID',
  'STALE',
] as const;

export const users = z.array(id).max(200);

/** Only the first of them are told whole. */
export const MOST_CONFLICTS = 200;
