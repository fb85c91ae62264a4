import { defineCall } from '../call.ts';
import { Y, no } from '../policy/verdicts.ts';
import { LinkedPets, petsOfFacility } from './linked-pets.ts';

export const unlinkPets = defineCall({
  method: 'POST',
  path: '/users/unlink/pets',
  policy: {
    scope: { kind: 'facility', at: 'body.facilityId' },
    verdicts: {
      familyAdmin: Y,
      familyMember: no,
      admin: Y,
      clinical: no,
      consultant: no,
      desk: no,
    },
  },
  feature: 'clients',
  summary: 'Hide these pets from a facility; past conversations stay readable',
  body: petsOfFacility,
  answer: LinkedPets,
  status: 200,
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN', 'NOT_FOUND'],
});
