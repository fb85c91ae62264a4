import { CHOSEN_PAYMENT_TYPES } from '@zampa/domain/payments/payment-due';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { Y, no, refusedFamily } from '../policy/verdicts.ts';
import { enumeration, flag, id } from '../values.ts';
import { Conversation } from '../conversations/conversation.ts';

export const endConversation = defineCall({
  method: 'PATCH',
  path: '/events/close',
  policy: {
    scope: { kind: 'conversation', at: 'query.id' },
    verdicts: { ...refusedFamily, admin: Y, clinical: Y, consultant: Y, desk: no },
  },
  feature: 'requests',
  summary:
    'End the service; no further messages are possible. `payment_type` CASH marks the price as paid, DIGITAL asks the client to pay by card; without it the amount stays due. `start` starts the service first if needed, in one step. A conversation that was never started can be closed without it if its client has left, or if its appointment was canceled, missed or not confirmed in time and there is no other. `decline` closes a request that was not started or still awaits its payment; what was paid is refunded',
  query: z.object({ id }),
  body: z
    .object({
      payment_type: enumeration(CHOSEN_PAYMENT_TYPES).optional(),
      start: flag.default(false),
      decline: flag.default(false),
    })
    .optional(),
  answer: Conversation,
  refusals: [
    'VALIDATION',
    'NOT_FOUND',
    'FORBIDDEN',
    'STATUS_CONFLICT',
    'CLIENT_NOT_REGISTERED',
    'PAYMENTS_NOT_CONFIGURED',
    'ALREADY_PAID',
    'PAYMENT_IN_FLIGHT',
    'UNAVAILABLE',
  ],
  upload: true,
  ownTransactions: true,
});
