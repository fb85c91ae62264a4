import * as z from 'zod';
import { defineCall } from '../call.ts';
import { facilityAdminsOnly } from '../policy/verdicts.ts';
import { OpeningSpan } from '../facilities/objects.ts';
import { id } from '../values.ts';
import { canceledBookings, timetableHours } from './timetable-fields.ts';

export const updateWorkingHours = defineCall({
  method: 'PUT',
  path: '/facilities/working-hours',
  policy: facilityAdminsOnly('facility', 'query.facilityId'),
  feature: 'timetables',
  summary: 'Replace the weekly hours of a facility. If-Match: `hoursUpdated` of its configuration',
  query: z.object({ facilityId: id }),
  body: z.object({ workingHours: timetableHours, cancel: canceledBookings }),
  answer: z.array(OpeningSpan),
  audit: { kind: 'SETTINGS', compares: { state: 'hours', id: 'query.facilityId' } },
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
