import { ONBOARDING_STEPS } from '@zampa/domain/facilities/onboarding-steps';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { staff } from '../policy/verdicts.ts';
import { id } from '../values.ts';

export const readCompletion = defineCall({
  method: 'GET',
  path: '/facilities/complete',
  policy: {
    scope: { kind: 'facility', at: 'query.facilityId' },
    verdicts: staff,
  },
  feature: 'facilities',
  summary: 'Read the setup progress of a facility and its missing steps',
  query: z.object({ facilityId: id }),
  answer: z.object({
    complete: z.boolean(),
    percent: z.int(),
    missing: z.array(z.enum(ONBOARDING_STEPS)),
  }),
  refusals: ['VALIDATION', 'FACILITY_UNKNOWN'],
});
