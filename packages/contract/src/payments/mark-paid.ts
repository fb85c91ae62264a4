import * as z from 'zod';
import { defineCall } from '../call.ts';
import { refusedFamily, staff } from '../policy/verdicts.ts';
import { id } from '../values.ts';

export const markPaid = defineCall({
  method: 'PATCH',
  path: '/payment',
  policy: {
    scope: { kind: 'conversation', at: 'query.eventId' },
    verdicts: { ...refusedFamily, ...staff },
  },
  feature: 'payments',
  summary:
    'Say that a conversation has been paid in cash, for good; false when there is nothing to be paid',
  query: z.object({ eventId: id }),
  answer: z.boolean(),
  refusals: [
    'VALIDATION',
    'FORBIDDEN',
    'NOT_FOUND',
    'CONVERSATION_CLOSED',
    'PAYMENT_IN_FLIGHT',
    'UNAVAILABLE',
  ],
  ownTransactions: true,
});
