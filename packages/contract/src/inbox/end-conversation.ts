import { CHOSEN_PAYMENT_TYPES } from '@zampa/domain/payments/settling';
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
  feature: 'inbox',
  summary:
    'End the service; nobody writes afterwards. `payment_type` CASH marks what it costs as paid, DIGITAL asks the client to pay it by card; without it what is to be paid stays open. `start` starts first what has not been started: at the desk both are one thing. What has not been started is put aside without it once its client has left, or its time was called off, missed or not agreed to in time and it has no other',
  query: z.object({ id }),
  body: z
    .object({
      payment_type: enumeration(CHOSEN_PAYMENT_TYPES).optional(),
      start: flag.default(false),
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
