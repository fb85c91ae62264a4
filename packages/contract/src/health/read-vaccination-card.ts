import * as z from 'zod';
import { defineCall } from '../call.ts';
import { seen } from '../policy/verdicts.ts';
import { id } from '../values.ts';

export const readVaccinationCard = defineCall({
  method: 'GET',
  path: '/pets/vaccination-card.pdf',
  policy: seen,
  feature: 'health',
  summary: 'Download the vaccinations of a pet as PDF, in the reader’s language',
  query: z.object({ PetId: id }),
  bytes: true,
  heavy: 'document',
  audit: { kind: 'HEALTH_READ', about: [{ thing: 'pet', at: 'query.PetId' }] },
  refusals: ['VALIDATION', 'NOT_FOUND'],
});
