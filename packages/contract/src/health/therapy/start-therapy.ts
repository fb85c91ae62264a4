import * as z from 'zod';
import { TIME_ZONES } from '@zampa/domain/facilities/time-zones';
import { defineCall } from '../../call.ts';
import { family, refusedStaff } from '../../policy/verdicts.ts';
import { id, instant } from '../../values.ts';
import { Therapy } from '../objects/prescription.ts';

export const startTherapy = defineCall({
  method: 'POST',
  path: '/therapies',
  policy: {
    scope: { kind: 'prescriptionLine', at: 'body.lineId' },
    verdicts: { ...family, ...refusedStaff },
  },
  feature: 'health',
  summary:
    'Start to follow a prescription line. Times of day are meant in `zone`, by default that of the caller’s quiet hours, else the clinic’s. Starting again returns the same plan',
  body: z.object({
    lineId: id,
    startsAt: instant.optional(),
    zone: z.enum(TIME_ZONES, 'invalid_timezone').optional(),
  }),
  answer: Therapy,
  status: 201,
  refusals: ['VALIDATION', 'NOT_FOUND', 'FORBIDDEN', 'STATUS_CONFLICT'],
});
