import * as z from 'zod';
import { defineCall } from '../call.ts';
import { seen } from '../policy/verdicts.ts';
import { id, page } from '../values.ts';
import { Therapy } from './objects/prescription.ts';

export const readTherapies = defineCall({
  method: 'GET',
  path: '/therapies',
  policy: seen,
  feature: 'health',
  summary:
    'List the therapy plans of a pet with their doses, latest first: families see all, staff those of their clinic',
  query: z.object({ ...page, PetId: id }),
  answer: z.array(Therapy),
  paged: true,
  audit: { kind: 'HEALTH_READ', about: [{ thing: 'pet', at: 'query.PetId' }] },
  refusals: ['VALIDATION'],
});
