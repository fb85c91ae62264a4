import * as z from 'zod';
import { defineCall } from '../call.ts';
import { setUp } from '../policy/verdicts.ts';
import { id } from '../values.ts';
import { Timetable } from './objects.ts';

export const deleteTimetable = defineCall({
  method: 'DELETE',
  path: '/timetables',
  policy: setUp('timetable', 'query.id'),
  feature: 'timetables',
  summary: 'Remove a timetable; who followed it works the hours of the facility',
  query: z.object({ id }),
  answer: Timetable,
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND'],
});
