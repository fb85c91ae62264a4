import * as z from 'zod';
import { defineCall } from '../call.ts';
import { id, text } from '../values.ts';
import { AskedFacility, VetFacility } from '../people/user.ts';

export const joinFacility = defineCall({
  method: 'POST',
  path: '/users/link',
  feature: 'vets',
  summary:
    'Become a client of the facility with this code; a vet asks to join its staff, and waits for an admin',
  body: z.object({
    facilityCode: text(40).min(1, 'required'),
    userId: id,
    familyId: id.optional(),
  }),
  answer: z.union([VetFacility, AskedFacility]),
  status: 201,
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND', 'FACILITY_CODE_UNKNOWN', 'TOO_MANY_REQUESTS'],
});

export const leaveFacility = defineCall({
  method: 'DELETE',
  path: '/v2/users/link',
  feature: 'vets',
  summary: 'End the relation of a family and a facility',
  query: z.object({ id_facility: id, id_family: id }),
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND'],
});

const petsOfFacility = z.object({ facilityId: id, pets: z.array(id).min(1).max(200) });
const linkedPets = z.object({ facilityId: z.uuid(), pets: z.array(z.uuid()) });

export const linkPets = defineCall({
  method: 'POST',
  path: '/users/link/pets',
  feature: 'vets',
  summary: 'Let a facility see these pets',
  body: petsOfFacility,
  answer: linkedPets,
  status: 200,
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN', 'NOT_FOUND'],
});

export const unlinkPets = defineCall({
  method: 'POST',
  path: '/users/unlink/pets',
  feature: 'vets',
  summary: 'No longer let a facility see these pets; past conversations stay readable',
  body: petsOfFacility,
  answer: linkedPets,
  status: 200,
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN', 'NOT_FOUND'],
});
