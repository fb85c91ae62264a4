import * as z from 'zod';
import { defineCall } from '../call.ts';
import { facilityAdminsOnly } from '../policy/verdicts.ts';
import { CalendarEvent } from '../appointments/calendar-event.ts';
import { id } from '../values.ts';
import { timetableHours, timetableUsers } from './timetable-fields.ts';

export const readHoursConflicts = defineCall({
  method: 'POST',
  path: '/timetables/conflicts',
  policy: facilityAdminsOnly('facility', 'body.facilityId'),
  feature: 'timetables',
  summary:
    'List the bookings of the next 366 days that would be outside new hours, by start: the first 200 and the total. Changes nothing',
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
