import * as z from 'zod';
import { defineCall } from '../call.ts';
import { Y, family, no } from '../policy/verdicts.ts';
import { flag, id } from '../values.ts';
import { Pet } from './objects.ts';
import { petFields, ofPets } from './pet-fields.ts';

export const updatePet = defineCall({
  method: 'PATCH',
  path: '/pets',
  policy: {
    scope: { kind: 'pet', at: 'query.PetId' },
    verdicts: { ...family, admin: Y, clinical: Y, consultant: Y, desk: no },
  },
  feature: 'pets',
  summary:
    'Change a pet or its picture. `cancelVisits` cancels upcoming visits booked only for a pet that has died, if the caller may still do so',
  query: z.object({ PetId: id, cancelVisits: flag.optional() }),
  body: z.object(petFields).partial(),
  answer: Pet,
  refusals: [...ofPets, 'FORBIDDEN', 'STALE'],
  upload: true,
});
