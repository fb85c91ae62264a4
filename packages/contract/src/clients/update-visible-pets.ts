import * as z from 'zod';
import { defineCall } from '../call.ts';
import { no, own } from '../policy/verdicts.ts';
import { id } from '../values.ts';
import { LinkedPets } from './linked-pets.ts';

const pets = z.array(id).max(200);

export const updateVisiblePets = defineCall({
  method: 'PATCH',
  path: '/users/link/pets',
  // The body names several facilities; the handler checks each one.
  policy: { ...own, vets: no },
  feature: 'clients',
  summary: 'Change which pets facilities see, for several facilities: all changes or none',
  body: z.object({
    changes: z
      .array(z.object({ facilityId: id, link: pets, unlink: pets }))
      .min(1)
      .max(50),
  }),
  /** The pets that each family now shows to each of these clinics. */
  answer: z.array(LinkedPets.extend({ FamilyId: z.uuid() })),
  status: 200,
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND'],
});
