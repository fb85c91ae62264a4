import { PAYMENTS_STATUSES } from '@zampa/domain/payments/account';
import { ATTEMPT_STATUSES } from '@zampa/domain/payments/attempts';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { seen } from '../policy/verdicts.ts';
import { rawText } from '../bounded.ts';

export const readCardStatus = defineCall({
  method: 'GET',
  path: '/stripe/status',
  policy: seen,
  feature: 'payments',
  summary:
    'Read the current status of a card account’s setup or of a card payment from the provider',
  query: z.object({ stripeId: rawText(100).min(1) }),
  answer: z.object({ message: z.enum([...new Set([...PAYMENTS_STATUSES, ...ATTEMPT_STATUSES])]) }),
  refusals: ['VALIDATION', 'NOT_FOUND', 'UNAVAILABLE'],
});
