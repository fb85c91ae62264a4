import * as z from 'zod';
import { defineCall } from '../call.ts';
import { seen } from '../policy/verdicts.ts';
import { id, page } from '../values.ts';
import { HealthDocument } from './objects/document.ts';

export const readDocuments = defineCall({
  method: 'GET',
  path: '/documents',
  policy: seen,
  feature: 'health',
  summary:
    'List the documents of a pet, latest first: families see their own and released ones, staff those of their clinic and of the family',
  query: z.object({ ...page, PetId: id, noteId: id.optional() }),
  answer: z.array(HealthDocument),
  paged: true,
  audit: { kind: 'HEALTH_READ', about: [{ thing: 'pet', at: 'query.PetId' }] },
  refusals: ['VALIDATION'],
});
