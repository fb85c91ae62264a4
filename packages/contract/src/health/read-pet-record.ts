import * as z from 'zod';
import { defineCall } from '../call.ts';
import { seen } from '../policy/verdicts.ts';
import { id } from '../values.ts';

export const readPetRecord = defineCall({
  method: 'GET',
  path: '/pets/record.pdf',
  policy: seen,
  feature: 'health',
  summary:
    'Download the health record of a pet as PDF, in the reader’s language: families get what is released, staff what their clinic recorded',
  query: z.object({ PetId: id }),
  bytes: true,
  heavy: 'document',
  audit: { kind: 'HEALTH_READ', about: [{ thing: 'pet', at: 'query.PetId' }] },
  refusals: ['VALIDATION', 'NOT_FOUND'],
});
