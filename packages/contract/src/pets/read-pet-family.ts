import * as z from 'zod';
import { defineCall } from '../call.ts';
import { family, staff } from '../policy/verdicts.ts';
import { id } from '../values.ts';
import { Pet } from './objects.ts';

export const readPetFamily = defineCall({
  method: 'GET',
  path: '/pets/list',
  policy: {
    scope: { kind: 'family', at: 'query.FamilyId' },
    verdicts: { ...family, ...staff },
  },
  feature: 'pets',
  summary: 'List the pets of a family; staff see those linked to their facility',
  query: z.object({ FamilyId: id }),
  answer: z.object({ petFamily: z.array(Pet) }),
  refusals: ['VALIDATION', 'NOT_FOUND'],
});
