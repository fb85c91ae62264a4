import { REFUND_REASONS } from '@zampa/domain/payments/refunds';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { seen } from '../policy/verdicts.ts';
import { enumeration, id, text } from '../values.ts';
import { Payment } from './objects.ts';

export const createRefund = defineCall({
  method: 'POST',
  path: '/payments/refunds',
  policy: { ...seen, owners: 'FORBIDDEN' },
  feature: 'payments',
  summary:
    'Give a payment back, all of it or a part, to its card or by hand; it cannot be taken back',
  body: z.object({
    paymentId: id,
    amount: z.int().min(1),
    reason: enumeration(REFUND_REASONS),
    note: text(500).default(''),
  }),
  answer: Payment,
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND', 'STATUS_CONFLICT'],
});
