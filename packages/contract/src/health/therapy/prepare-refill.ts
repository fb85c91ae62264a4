import * as z from 'zod';
import { defineCall } from '../../call.ts';
import { family, refusedStaff } from '../../policy/verdicts.ts';
import { id } from '../../values.ts';

export const prepareRefill = defineCall({
  method: 'GET',
  path: '/therapies/refill',
  policy: {
    scope: { kind: 'therapy', at: 'query.id' },
    verdicts: { ...family, ...refusedStaff },
  },
  feature: 'health',
  summary:
    'Prepare the request for more of a medicine: the clinic, the pet, its consultation by message, and the text in the caller’s language. Nothing is sent',
  query: z.object({ id }),
  answer: z.object({
    facilityId: z.uuid(),
    pets: z.array(z.uuid()),
    services: z.array(z.uuid()),
    note: z.string(),
  }),
  refusals: ['VALIDATION', 'NOT_FOUND', 'FORBIDDEN'],
});
