import * as z from 'zod';
import { defineCall } from '../call.ts';
import { facilityAdminsOnly } from '../policy/verdicts.ts';
import { id } from '../values.ts';
import { Timetable } from './objects.ts';

export const deleteTimetable = defineCall({
  method: 'DELETE',
  path: '/timetables',
  policy: facilityAdminsOnly('timetable', 'query.id'),
  feature: 'timetables',
  summary: 'Delete a timetable; its members then work the facility’s hours',
  query: z.object({ id }),
  answer: Timetable,
  audit: { kind: 'SETTINGS' },
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND'],
});
