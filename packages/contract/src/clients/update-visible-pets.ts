import * as z from 'zod';
import { defineCall } from '../call.ts';
import { no, own } from '../policy/verdicts.ts';
import { id } from '../values.ts';
import { LinkedPets } from './linked-pets.ts';

const pets = z.array(id).max(200);

export const updateVisiblePets = defineCall({
  method: 'PATCH',
  path: '/users/link/pets',
  // Of several facilities: each is looked up by the handler.
  policy: { ...own, vets: no },
  feature: 'clients',
  summary:
    'Change which pets facilities see, at several of them at once: all of it happens, or nothing',
  body: z.object({
    changes: z
      .array(z.object({ facilityId: id, link: pets, unlink: pets }))
      .min(1)
      .max(50),
  }),
  /** What each family shows each of these facilities now. */
  answer: z.array(LinkedPets.extend({ FamilyId: z.uuid() })),
  status: 200,
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND'],
});
