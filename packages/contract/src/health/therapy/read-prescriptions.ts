import * as z from 'zod';
import { defineCall } from '../../call.ts';
import { seen } from '../../policy/verdicts.ts';
import { id, page } from '../../values.ts';
import { Prescription } from '../objects/prescription.ts';

export const readPrescriptions = defineCall({
  method: 'GET',
  path: '/prescriptions',
  policy: seen,
  feature: 'health',
  summary:
    'List the prescriptions of a pet, latest first: families see all, staff those of their clinic',
  query: z.object({ ...page, PetId: id }),
  answer: z.array(Prescription),
  paged: true,
  audit: { kind: 'HEALTH_READ', about: [{ thing: 'pet', at: 'query.PetId' }] },
  refusals: ['VALIDATION'],
});
