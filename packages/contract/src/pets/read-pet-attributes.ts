import { defineCall } from '../call.ts';
import { own } from '../policy/verdicts.ts';
import { PetAttributes } from './objects.ts';

export const readPetAttributes = defineCall({
  method: 'GET',
  path: '/pets/attributes',
  policy: own,
  feature: 'pets',
  summary: 'Species, breeds, coats, origins and sexes to choose from',
  answer: PetAttributes,
  catalogue: true,
  refusals: [],
});
