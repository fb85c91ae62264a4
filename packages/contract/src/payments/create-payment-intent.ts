import * as z from 'zod';
import { defineCall } from '../call.ts';
import { seen } from '../policy/verdicts.ts';
import { id } from '../values.ts';

export const createPaymentIntent = defineCall({
  method: 'POST',
  path: '/stripe/intent',
  policy: seen,
  feature: 'payments',
  summary: 'Start one card payment for the open amounts of these conversations',
  body: z.object({
    eventIds: z.array(id).min(1).max(20),
    paymentIds: z
      .array(id)
      .min(1)
      .max(100)
      .optional()
      .describe('The open payments to include; without it, all of them.'),
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
