import * as z from 'zod';
import { defineCall } from '../call.ts';
import { id } from '../values.ts';
import { Pet } from './objects.ts';
import { petFields, ofPets } from './pet-fields.ts';

export const updatePet = defineCall({
  method: 'PATCH',
  path: '/pets',
  feature: 'pets',
  summary: 'Change a pet or its picture',
  query: z.object({ PetId: id }),
  body: z.object(petFields).partial(),
  answer: Pet,
  refusals: [...ofPets, 'FORBIDDEN', 'STALE'],
  upload: true,
});
