import { defineCall } from '../call.ts';
import { LinkedPets, petsOfFacility } from './linked-pets.ts';

export const linkPets = defineCall({
  method: 'POST',
  path: '/users/link/pets',
  feature: 'vets',
  summary: 'Let a facility see these pets',
  body: petsOfFacility,
  answer: LinkedPets,
  status: 200,
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN', 'NOT_FOUND'],
});
