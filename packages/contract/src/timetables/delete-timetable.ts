import * as z from 'zod';
import { defineCall } from '../call.ts';
import { id } from '../values.ts';
import { Timetable } from './objects.ts';

export const deleteTimetable = defineCall({
  method: 'DELETE',
  path: '/timetables',
  feature: 'timetables',
  summary: 'Remove a timetable; who followed it works the hours of the facility',
  query: z.object({ id }),
  answer: Timetable,
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND'],
});
