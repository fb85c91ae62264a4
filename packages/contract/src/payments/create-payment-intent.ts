import * as z from 'zod';
import { defineCall } from '../call.ts';
import { seen } from '../policy/verdicts.ts';
import { id } from '../values.ts';

export const createPaymentIntent = defineCall({
  method: 'POST',
  path: '/stripe/intent',
  policy: seen,
  feature: 'payments',
  summary: 'Begin to pay by card what is open in these conversations, in one payment',
  body: z.object({
    eventIds: z.array(id).min(1).max(20),
    paymentIds: z
      .array(id)
      .min(1)
      .max(100)
      .optional()
      .describe('Which of what is open in them; all of it where none is named.'),
  }),
  answer: z.object({
    clientSecret: z.string(),
    intentId: z.string(),
    amount: z.int(),
    currency: z.enum(['EUR', 'USD']),
    accountId: z.string(),
    publishableKey: z.string().nullable(),
    mode: z.enum(['stripe', 'sandbox']),
  }),
  status: 200,
  refusals: [
    'VALIDATION',
    'FORBIDDEN',
    'NOT_FOUND',
    'ALREADY_PAID',
    'STATUS_CONFLICT',
    'PAYMENTS_NOT_CONFIGURED',
    'PAYMENT_IN_FLIGHT',
    'UNAVAILABLE',
  ],
  ownTransactions: true,
  holdsSecret: true,
});
