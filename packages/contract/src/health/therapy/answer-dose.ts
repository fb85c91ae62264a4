import * as z from 'zod';
import { DOSE_STATUSES } from '@zampa/domain/health/dose-times';
import { defineCall } from '../../call.ts';
import { family, refusedStaff } from '../../policy/verdicts.ts';
import { enumeration, id, instant, text } from '../../values.ts';
import { Dose } from '../objects/prescription.ts';

export const answerDose = defineCall({
  method: 'POST',
  path: '/doses',
  policy: {
    scope: { kind: 'therapy', at: 'body.planId' },
    verdicts: { ...family, ...refusedStaff },
  },
  feature: 'health',
  summary:
    'Record a dose as given or skipped. The first answer of the family counts; later ones get it unchanged',
  body: z.object({
    planId: id,
    dueAt: instant,
    status: enumeration(DOSE_STATUSES),
    reason: text(500).nullable().optional(),
  }),
  answer: Dose,
  status: 200,
  refusals: ['VALIDATION', 'NOT_FOUND', 'FORBIDDEN', 'STATUS_CONFLICT'],
});
