import * as z from 'zod';
import { defineCall } from '../call.ts';
import { OpeningSpan } from '../facilities/objects.ts';
import { id } from '../values.ts';
import { timetableHours } from './timetable-fields.ts';

export const setWorkingHours = defineCall({
  method: 'PUT',
  path: '/facilities/working-hours',
  feature: 'timetables',
  summary: 'Replace the hours of a facility’s week; If-Match: `hoursUpdated` of its configuration',
  query: z.object({ facilityId: id }),
  body: z.object({ workingHours: timetableHours }),
  answer: z.array(OpeningSpan),
  refusals: [
    'VALIDATION',
    'FORBIDDEN',
    'FACILITY_UNKNOWN',
    'WORKING_HOURS_EMPTY',
    'WORKING_HOURS_INVALID',
    'STALE',
  ],
});
