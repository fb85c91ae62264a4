import * as z from 'zod';
import { defineCall } from '../call.ts';
import { Y, no, refusedStaff } from '../policy/verdicts.ts';
import { flag, id } from '../values.ts';

export const deletePet = defineCall({
  method: 'DELETE',
  path: '/pets',
  policy: {
    scope: { kind: 'pet', at: 'query.PetId' },
    verdicts: { familyAdmin: Y, familyMember: no, ...refusedStaff },
  },
  feature: 'pets',
  summary:
    'Remove a pet from the family; clinics keep their record. `cancelVisits` cancels upcoming visits booked only for it, if the pet owner may still do so',
  query: z.object({ PetId: id, cancelVisits: flag.optional() }),
  refusals: ['VALIDATION', 'NOT_FOUND', 'FORBIDDEN'],
});
