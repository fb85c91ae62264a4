import * as z from 'zod';
import { defineCall } from '../call.ts';
import { Person } from '../people/user.ts';
import { id, idList, instant, page } from '../values.ts';
import { Pet, PetAttributes } from './objects.ts';

export const readPetAttributes = defineCall({
  method: 'GET',
  path: '/pets/attributes',
  feature: 'pets',
  summary: 'Species, breeds, coats, origins and sexes to choose from',
  answer: PetAttributes,
  refusals: [],
});

export const readPets = defineCall({
  method: 'GET',
  path: '/pets',
  feature: 'pets',
  summary: 'Pets by id; those the caller may not see are missing',
  query: z.object({ PetId: idList }),
  answer: z.array(Pet),
  refusals: ['VALIDATION'],
});

export const readPetFamily = defineCall({
  method: 'GET',
  path: '/pets/list',
  feature: 'pets',
  summary: 'The pets of a family; staff see those linked to their facility',
  query: z.object({ FamilyId: id }),
  answer: z.object({ petFamily: z.array(Pet) }),
  refusals: ['VALIDATION', 'NOT_FOUND'],
});

export const PetWeight = z
  .object({ weight: z.int(), date: instant, user: Person.nullable() })
  .meta({ id: 'PetWeight', description: 'weight: grams; user: who said so, where that is known.' });
export type PetWeight = z.output<typeof PetWeight>;

export const readPetWeights = defineCall({
  method: 'GET',
  path: '/pets/weights',
  feature: 'pets',
  summary: 'What a pet has weighed, newest first; empty for a pet that the caller may not see',
  query: z.object({ ...page, PetId: id }),
  answer: z.array(PetWeight),
  paged: true,
  refusals: ['VALIDATION'],
});
