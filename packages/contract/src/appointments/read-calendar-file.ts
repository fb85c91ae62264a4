import * as z from 'zod';
import { defineCall } from '../call.ts';
import { conversationOf } from '../policy/verdicts.ts';
import { id } from '../values.ts';

export const readCalendarFile = defineCall({
  method: 'GET',
  path: '/calendar/file',
  policy: conversationOf('query.id'),
  feature: 'appointments',
  summary: 'One booking as an iCalendar file, for whoever may read it',
  query: z.object({ id }),
  bytes: true,
  refusals: ['VALIDATION', 'NOT_FOUND'],
});
