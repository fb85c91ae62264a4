import * as z from 'zod';
import { defineCall } from '../call.ts';
import { facilityAdminsOnly } from '../policy/verdicts.ts';
import { id, requiredLine } from '../values.ts';
import { Timetable } from './objects.ts';
import {
  canceledBookings,
  timetableHours,
  timetableRefusals,
  timetableUsers,
} from './timetable-fields.ts';

export const updateTimetable = defineCall({
  method: 'PATCH',
  path: '/timetables',
  policy: facilityAdminsOnly('timetable', 'query.id'),
  feature: 'timetables',
  summary: 'Change a timetable; `users` replaces its members',
  query: z.object({ id }),
  body: z.object({
    name: requiredLine(80).optional(),
    hours: timetableHours.optional(),
    users: timetableUsers.optional(),
    cancel: canceledBookings,
  }),
  answer: Timetable,
  audit: { kind: 'SETTINGS' },
  refusals: timetableRefusals,
});
