import * as z from 'zod';
import { defineCall } from '../call.ts';
import { seen } from '../policy/verdicts.ts';
import { id, page } from '../values.ts';
import { Vaccination } from './objects/vaccination.ts';

export const readVaccinations = defineCall({
  method: 'GET',
  path: '/vaccinations',
  policy: seen,
  feature: 'health',
  summary:
    'List the doses of a pet, latest first, voided ones included: families see all, staff those of their clinic and those that the family recorded',
  query: z.object({ ...page, PetId: id }),
  answer: z.array(Vaccination),
  paged: true,
  audit: { kind: 'HEALTH_READ', about: [{ thing: 'pet', at: 'query.PetId' }] },
  refusals: ['VALIDATION'],
});
