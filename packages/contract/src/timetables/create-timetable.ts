import * as z from 'zod';
import { defineCall } from '../call.ts';
import { facilityAdminsOnly } from '../policy/verdicts.ts';
import { id, requiredLine } from '../values.ts';
import { Timetable } from './objects.ts';
import { canceledBookings, timetableHours, timetableUsers } from './timetable-fields.ts';
import { planRefusals } from '../refusals.ts';

export const createTimetable = defineCall({
  method: 'POST',
  path: '/timetables',
  policy: {
    ...facilityAdminsOnly('facility', 'body.facilityId'),
    requiresActivePlan: 'body.facilityId',
  },
  feature: 'timetables',
  summary: 'Create a timetable with the staff members who follow it',
  body: z.object({
    facilityId: id,
    name: requiredLine(80),
    hours: timetableHours,
    users: timetableUsers.default([]),
    cancel: canceledBookings,
  }),
  answer: Timetable,
  status: 201,
  audit: { kind: 'SETTINGS' },
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
