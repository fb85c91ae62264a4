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
  summary: 'Refund a payment in full or in part, to the card or in cash; this cannot be undone',
  body: z.object({
    paymentId: id,
    amount: z.int().min(1),
    reason: enumeration(REFUND_REASONS),
    note: text(500).default(''),
  }),
  answer: Payment,
  audit: {
    kind: 'MONEY',
    about: [{ thing: 'charge', at: 'body.paymentId' }],
    compares: { state: 'charge', id: 'body.paymentId' },
  },
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND', 'STATUS_CONFLICT'],
});
