import * as z from 'zod';
import { defineCall } from '../call.ts';
import { setUp } from '../policy/verdicts.ts';
import { id, requiredText } from '../values.ts';
import { Timetable } from './objects.ts';
import { canceledBookings, timetableHours, timetableUsers } from './timetable-fields.ts';
import { planRefusals } from '../refusals.ts';

export const createTimetable = defineCall({
  method: 'POST',
  path: '/timetables',
  policy: {
    ...setUp('facility', 'body.facilityId'),
    requiresActivePlan: 'body.facilityId',
  },
  feature: 'timetables',
  summary: 'A timetable, and the members of staff who follow it from now on',
  body: z.object({
    facilityId: id,
    name: requiredText(80),
    hours: timetableHours,
    users: timetableUsers.default([]),
    cancel: canceledBookings,
  }),
  answer: Timetable,
  status: 201,
  refusals: [
    'VALIDATION',
    'FORBIDDEN',
    'FACILITY_UNKNOWN',
    'NOT_FOUND',
    ...planRefusals,
    'WORKING_HOURS_INVALID',
    'CONVERSATION_CLOSED',
  ],
});
