import * as z from 'zod';
import { defineCall } from '../../call.ts';
import { seen } from '../../policy/verdicts.ts';
import { day, id, page } from '../../values.ts';
import { Therapy } from '../objects/prescription.ts';

export const readTherapies = defineCall({
  method: 'GET',
  path: '/therapies',
  policy: seen,
  feature: 'health',
  summary:
    'List the therapy plans of a pet, latest first: families see all, staff those of their clinic. Their doses from `from` to `to` (days of the plan’s zone, at most 92), by default from 3 days ago to 7 days ahead',
  query: z.object({ ...page, PetId: id, from: day.optional(), to: day.optional() }),
  answer: z.array(Therapy),
  paged: true,
  audit: { kind: 'HEALTH_READ', about: [{ thing: 'pet', at: 'query.PetId' }] },
  refusals: ['VALIDATION'],
});
