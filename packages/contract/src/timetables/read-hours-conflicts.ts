import * as z from 'zod';
import { defineCall } from '../call.ts';
import { setUp } from '../policy/verdicts.ts';
import { CalendarEvent } from '../appointments/calendar-event.ts';
import { id } from '../values.ts';
import { timetableHours, timetableUsers } from './timetable-fields.ts';

export const readHoursConflicts = defineCall({
  method: 'POST',
  path: '/timetables/conflicts',
  policy: setUp('facility', 'body.facilityId'),
  feature: 'timetables',
  summary:
    'The bookings of the next 366 days that hours about to be saved would leave outside, by start; the first 200 and the number of all. Changes nothing',
  body: z.object({
    facilityId: id,
    change: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('WEEK'), hours: timetableHours }),
      z.object({
        kind: z.literal('TIMETABLE'),
        id: id.nullable(),
        hours: timetableHours,
        users: timetableUsers,
      }),
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
