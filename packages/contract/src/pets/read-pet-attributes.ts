import { defineCall } from '../call.ts';
import { own } from '../policy/verdicts.ts';
import { PetAttributes } from './objects.ts';

export const readPetAttributes = defineCall({
  method: 'GET',
  path: '/pets/attributes',
  policy: own,
  feature: 'pets',
  summary: 'List species, breeds, coats, origins and sexes',
  answer: PetAttributes,
  catalogue: true,
  refusals: [],
});
