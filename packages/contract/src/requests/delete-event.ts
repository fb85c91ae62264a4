import * as z from 'zod';
import { defineCall } from '../call.ts';
import { conversationSides } from '../policy/verdicts.ts';
import { flag, id } from '../values.ts';

export const deleteEvent = defineCall({
  method: 'DELETE',
  path: '/events',
  policy: conversationSides('query.id'),
  feature: 'requests',
  summary:
    'Unsend an own message, which leaves a marker; delete an own diary entry, with `restorePets` also the date of death that it set; withdraw a request that still awaits its payment; or cancel a booking or an absence, with `series` also the later ones of its series',
  query: z.object({ id, series: flag.optional(), restorePets: flag.optional() }),
  refusals: [
    'VALIDATION',
    'NOT_FOUND',
    'FORBIDDEN',
    'CONVERSATION_CLOSED',
    'TOO_LATE',
    'STATUS_CONFLICT',
  ],
});
