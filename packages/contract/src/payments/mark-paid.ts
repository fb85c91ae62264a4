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
    'Mark a conversation as paid in cash, for good. Returns false if nothing was marked because nothing is due or a card payment succeeded first. `paymentId` marks one of its payments instead of all',
  query: z.object({ eventId: id, paymentId: id.optional() }),
  answer: z.boolean(),
  audit: {
    kind: 'MONEY',
    about: [{ thing: 'conversation', at: 'query.eventId' }],
    compares: { state: 'charges', id: 'query.eventId' },
  },
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
