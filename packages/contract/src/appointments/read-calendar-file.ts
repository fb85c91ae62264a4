import * as z from 'zod';
import { defineCall } from '../call.ts';
import { conversationSides } from '../policy/verdicts.ts';
import { id } from '../values.ts';

export const readCalendarFile = defineCall({
  method: 'GET',
  path: '/calendar/file',
  policy: conversationSides('query.id'),
  feature: 'appointments',
  summary: 'Download one booking as an iCalendar file',
  query: z.object({ id }),
  bytes: true,
  refusals: ['VALIDATION', 'NOT_FOUND'],
});
