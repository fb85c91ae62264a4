import * as z from 'zod';
import { defineCall } from '../../call.ts';
import { family, treatingStaff } from '../../policy/verdicts.ts';
import { id, text } from '../../values.ts';
import { Therapy } from '../objects/prescription.ts';

export const stopTherapy = defineCall({
  method: 'POST',
  path: '/therapies/stop',
  policy: {
    scope: { kind: 'therapy', at: 'query.id' },
    verdicts: { ...treatingStaff, ...family },
  },
  feature: 'health',
  summary: 'Stop a therapy plan before its last dose. Stopping again changes nothing',
  query: z.object({ id }),
  body: z.object({ reason: text(500).nullable().optional() }),
  answer: Therapy,
  status: 200,
  audit: { kind: 'HEALTH_CHANGE' },
  refusals: ['VALIDATION', 'NOT_FOUND', 'FORBIDDEN'],
});
