import * as z from 'zod';
import { day, instant } from '../values.ts';

/** Instant, or a calendar day in the clinic's time zone. */
export const instantOrDay = z.union([instant, day], 'invalid_format');

/** Weekdays of a recurrence; Monday is 1. */
export const weekday = z.int().min(1).max(7);
