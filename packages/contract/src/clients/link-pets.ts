import { defineCall } from '../call.ts';
import { Y, no, refusedStaff } from '../policy/verdicts.ts';
import { LinkedPets, petsOfFacility } from './linked-pets.ts';

export const linkPets = defineCall({
  method: 'POST',
  path: '/users/link/pets',
  policy: {
    scope: { kind: 'facility', at: 'body.facilityId' },
    verdicts: { familyAdmin: Y, familyMember: no, ...refusedStaff },
  },
  feature: 'clients',
  summary: 'Show these pets to a facility',
  body: petsOfFacility,
  answer: LinkedPets,
  status: 200,
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN', 'NOT_FOUND'],
});
