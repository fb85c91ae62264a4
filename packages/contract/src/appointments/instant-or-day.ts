import * as z from 'zod';
import { day, instant } from '../values.ts';

/** An instant, or a day of the facility. */
export const instantOrDay = z.union([instant, day], 'invalid_format');

/** The days of a week on which something happens again; Monday is 1. */
export const weekday = z.int().min(1).max(7);
