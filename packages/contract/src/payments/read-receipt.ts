import * as z from 'zod';
import { defineCall } from '../call.ts';
import { seen } from '../policy/verdicts.ts';
import { id } from '../values.ts';

export const readReceipt = defineCall({
  method: 'GET',
  path: '/payments/receipts/{id}',
  policy: seen,
  feature: 'payments',
  summary: 'A receipt or a credit note as a PDF, for who paid and for the clinic',
  params: z.object({ id }),
  bytes: true,
  heavy: 'document',
  refusals: ['VALIDATION', 'NOT_FOUND'],
});
