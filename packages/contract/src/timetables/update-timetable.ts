import * as z from 'zod';
import { defineCall } from '../call.ts';
import { setUp } from '../policy/verdicts.ts';
import { id, requiredText } from '../values.ts';
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
  policy: setUp('timetable', 'query.id'),
  feature: 'timetables',
  summary: 'Change a timetable; `users` replaces who follows it',
  query: z.object({ id }),
  body: z.object({
    name: requiredText(80).optional(),
    hours: timetableHours.optional(),
    users: timetableUsers.optional(),
    cancel: canceledBookings,
  }),
  answer: Timetable,
  refusals: timetableRefusals,
});
