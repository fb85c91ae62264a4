import { PAYMENTS_STATUSES } from '@zampa/domain/payments/account';
import { ATTEMPT_STATUSES } from '@zampa/domain/payments/attempts';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { seen } from '../policy/verdicts.ts';

export const readCardStatus = defineCall({
  method: 'GET',
  path: '/stripe/status',
  policy: seen,
  feature: 'payments',
  summary:
    'How far an account of the card provider is set up, or a card payment has come, asked anew',
  query: z.object({ stripeId: z.string().min(1).max(100) }),
  answer: z.object({ message: z.enum([...new Set([...PAYMENTS_STATUSES, ...ATTEMPT_STATUSES])]) }),
  refusals: ['VALIDATION', 'NOT_FOUND', 'UNAVAILABLE'],
});
