import * as z from 'zod';
import { defineCall } from '../call.ts';
import { conversationOf } from '../policy/verdicts.ts';
import { flag, id } from '../values.ts';

export const deleteEvent = defineCall({
  method: 'DELETE',
  path: '/events',
  policy: conversationOf('query.id'),
  feature: 'inbox',
  summary:
    'Withdraw an own message, a marker stays in its place; delete an own diary entry; call off a booking or an absence, with `series` also the later ones of its series',
  query: z.object({ id, series: flag.optional() }),
  refusals: [
    'VALIDATION',
    'NOT_FOUND',
    'FORBIDDEN',
    'CONVERSATION_CLOSED',
    'TOO_LATE',
    'STATUS_CONFLICT',
  ],
});
