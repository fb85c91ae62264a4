import * as z from 'zod';
import { defineCall } from '../call.ts';
import { CalendarEvent } from '../calendar/objects.ts';
import { OpeningSpan } from '../facilities/objects.ts';
import { id, requiredText } from '../values.ts';
import { Timetable } from './objects.ts';

const INVALID = 'WORKING_HOURS_INVALID';
const time = z.string(INVALID).max(10, INVALID);

/** Bounded here; which days and times exist is told per entry, with the refusals of the error catalogue. */
const hours = z
  .array(z.object({ weekday: z.number(INVALID), from: time, to: time }, INVALID))
  .max(100);

/** Only the first of the bookings in conflict are told whole, and decided about. */
export const MOST_CONFLICTS = 200;

/** The bookings in conflict that are called off with the saving: both happen, or neither. */
const cancel = z.array(id).max(MOST_CONFLICTS).default([]);

export const setWorkingHours = defineCall({
  method: 'PUT',
  path: '/facilities/working-hours',
  feature: 'timetables',
  summary: 'Replace the hours of a facility’s week; If-Match: `hoursUpdated` of its configuration',
  query: z.object({ facilityId: id }),
  body: z.object({ workingHours: hours, cancel }),
  answer: z.array(OpeningSpan),
  refusals: [
    'VALIDATION',
    'FORBIDDEN',
    'FACILITY_UNKNOWN',
    'NOT_FOUND',
    'WORKING_HOURS_EMPTY',
    'WORKING_HOURS_INVALID',
    'CONVERSATION_CLOSED',
    'STALE',
  ],
});

const refusals = [
  'VALIDATION',
  'FORBIDDEN',
  'NOT_FOUND',
  'WORKING_HOURS_INVALID',
  'CONVERSATION_CLOSED',
  'STALE',
] as const;
const users = z.array(id).max(200);

export const createTimetable = defineCall({
  method: 'POST',
  path: '/timetables',
  feature: 'timetables',
  summary: 'A timetable, and the members of staff who follow it from now on',
  body: z.object({
    facilityId: id,
    name: requiredText(80),
    hours,
    users: users.default([]),
    cancel,
  }),
  answer: Timetable,
  status: 201,
  refusals: [
    'VALIDATION',
    'FORBIDDEN',
    'FACILITY_UNKNOWN',
    'NOT_FOUND',
    'TRIAL_EXPIRED',
    'WORKING_HOURS_INVALID',
    'CONVERSATION_CLOSED',
  ],
});

export const updateTimetable = defineCall({
  method: 'PATCH',
  path: '/timetables',
  feature: 'timetables',
  summary: 'Change a timetable; `users` replaces who follows it',
  query: z.object({ id }),
  body: z.object({
    name: requiredText(80).optional(),
    hours: hours.optional(),
    users: users.optional(),
    cancel,
  }),
  answer: Timetable,
  refusals,
});

export const deleteTimetable = defineCall({
  method: 'DELETE',
  path: '/timetables',
  feature: 'timetables',
  summary: 'Remove a timetable; who followed it works the hours of the facility',
  query: z.object({ id }),
  answer: Timetable,
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND'],
});

export const readHoursConflicts = defineCall({
  method: 'POST',
  path: '/timetables/conflicts',
  feature: 'timetables',
  summary:
    'The bookings of the next 366 days that hours about to be saved would leave outside, by start; the first 200 and the number of all. Changes nothing',
  body: z.object({
    facilityId: id,
    change: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('WEEK'), hours }),
      z.object({ kind: z.literal('TIMETABLE'), id: id.nullable(), hours, users }),
    ]),
  }),
  answer: z.object({
    total: z.int(),
    bookings: z.array(CalendarEvent),
  }),
  status: 200,
  refusals: [
    'VALIDATION',
    'FORBIDDEN',
    'FACILITY_UNKNOWN',
    'NOT_FOUND',
    'WORKING_HOURS_EMPTY',
    'WORKING_HOURS_INVALID',
  ],
});
