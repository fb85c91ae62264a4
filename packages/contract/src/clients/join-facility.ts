import * as z from 'zod';
import { defineCall } from '../call.ts';
import { Y } from '../policy/verdicts.ts';
import { id, text } from '../values.ts';
import { AppliedFacility, VetFacility } from '../people/user.ts';

export const joinFacility = defineCall({
  method: 'POST',
  path: '/users/link',
  policy: {
    scope: { kind: 'own', at: 'body.userId' },
    verdicts: { self: Y },
  },
  feature: 'clients',
  summary:
    'Become a client of the facility with this code; an existing record with the person’s address is used. A vet asks to join its staff and waits for an admin',
  body: z.object({
    facilityCode: text(40).min(1, 'required'),
    userId: id,
    familyId: id.optional(),
  }),
  answer: z.union([VetFacility, AppliedFacility]),
  status: 201,
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND', 'FACILITY_CODE_UNKNOWN', 'TOO_MANY_REQUESTS'],
});
