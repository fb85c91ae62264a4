import * as z from 'zod';
import { defineCall } from '../call.ts';
import { day, flag, id, instant, text } from '../values.ts';
import { CalendarEvent } from './calendar-event.ts';

/** An instant, or a day of the facility. */
export const instantOrDay = z.union([instant, day], 'invalid_format');

export const readCalendar = defineCall({
  method: 'GET',
  path: '/calendar',
  feature: 'calendar',
  summary:
    'What stands in the calendar and touches a period, by start; a day as `to` is included. With `calledOff` also the bookings that were called off or missed',
  query: z.object({
    facilityId: id,
    from: instantOrDay,
    to: instantOrDay,
    assigneeId: id.optional(),
    calledOff: flag.default(false),
  }),
  answer: z.array(CalendarEvent),
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN', 'NOT_FOUND'],
});

/** The days of a week on which something happens again; Monday is 1. */
const weekday = z.int().min(1).max(7);

export const createUnavailability = defineCall({
  method: 'POST',
  path: '/facilities/unavailability',
  feature: 'appointments',
  summary:
    'An absence of one of the staff, or without `userId` of the whole facility; repeated, one on each day that matches, and all of them or none',
  body: z.object({
    facilityId: id,
    userId: id.nullable().optional(),
    start: instantOrDay,
    end: instantOrDay,
    allDay: flag.default(false),
    reason: text(500).default(''),
    repeat: z
      .object({ weekdays: z.array(weekday).min(1, 'weekdays_required').max(7), until: day })
      .optional(),
  }),
  answer: CalendarEvent,
  status: 201,
  refusals: [
    'VALIDATION',
    'FORBIDDEN',
    'FACILITY_UNKNOWN',
    'NOT_FOUND',
    'TRIAL_EXPIRED',
    'PERIOD_OCCUPIED',
  ],
});

export const readConflicts = defineCall({
  method: 'GET',
  path: '/facilities/unavailability/conflicts',
  feature: 'appointments',
  summary: 'The bookings in the way of an absence, by start; at most 500',
  query: z.object({
    facilityId: id,
    userId: id.optional(),
    start: instantOrDay,
    end: instantOrDay,
    allDay: flag.default(false),
    weekdays: z
      .string()
      .max(20)
      .transform((list) => list.split(',').filter(Boolean).map(Number))
      .pipe(z.array(weekday).min(1, 'weekdays_required').max(7))
      .optional(),
    until: day.optional(),
  }),
  answer: z.array(CalendarEvent),
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN', 'NOT_FOUND'],
});
