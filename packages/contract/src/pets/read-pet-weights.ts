import * as z from 'zod';
import { defineCall } from '../call.ts';
import { seen } from '../policy/verdicts.ts';
import { Person } from '../people/user.ts';
import { id, instant, page } from '../values.ts';

export const PetWeight = z
  .object({ weight: z.int(), date: instant, user: Person.nullable() })
  .meta({ id: 'PetWeight', description: 'weight: grams. user: who entered it, if known.' });

export type PetWeight = z.output<typeof PetWeight>;

export const readPetWeights = defineCall({
  method: 'GET',
  path: '/pets/weights',
  policy: seen,
  feature: 'pets',
  summary: 'List the weights of a pet, newest first; empty for a pet that the caller may not see',
  query: z.object({ ...page, PetId: id }),
  answer: z.array(PetWeight),
  paged: true,
  audit: { kind: 'HEALTH_READ', about: [{ thing: 'pet', at: 'query.PetId' }] },
  refusals: ['VALIDATION'],
});
