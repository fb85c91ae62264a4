import * as z from 'zod';
import { defineCall } from '../call.ts';
import { seen } from '../policy/verdicts.ts';
import { id } from '../values.ts';

export const readReceipt = defineCall({
  method: 'GET',
  path: '/payments/receipts/{id}',
  policy: seen,
  feature: 'payments',
  summary: 'Download a receipt or credit note as PDF, for the payer and the clinic',
  params: z.object({ id }),
  bytes: true,
  heavy: 'document',
  refusals: ['VALIDATION', 'NOT_FOUND'],
});
