import * as z from 'zod';
import { defineCall } from '../call.ts';
import { seen } from '../policy/verdicts.ts';
import { idList } from '../values.ts';
import { Pet } from './objects.ts';

export const readPets = defineCall({
  method: 'GET',
  path: '/pets',
  policy: seen,
  feature: 'pets',
  summary: 'Read pets by id; those that the caller may not see are omitted',
  query: z.object({ PetId: idList }),
  answer: z.array(Pet),
  refusals: ['VALIDATION'],
});
