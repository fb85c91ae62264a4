import * as z from 'zod';
import { defineCall } from '../../call.ts';
import { seen } from '../../policy/verdicts.ts';
import { id } from '../../values.ts';

export const readPrescriptionPdf = defineCall({
  method: 'GET',
  path: '/prescriptions/{id}/pdf',
  policy: seen,
  feature: 'health',
  summary: 'Download a prescription as PDF, in the reader’s language',
  params: z.object({ id }),
  bytes: true,
  heavy: 'document',
  audit: { kind: 'HEALTH_READ', about: [{ thing: 'prescription', at: 'params.id' }] },
  refusals: ['VALIDATION', 'NOT_FOUND'],
});
