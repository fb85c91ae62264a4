import * as z from 'zod';
import { StaffMember } from '../clients/read-vets.ts';
import { defineCall } from '../call.ts';
import { Y, no } from '../policy/verdicts.ts';
import { catalogueId, id } from '../values.ts';

export const updateStaff = defineCall({
  method: 'PATCH',
  path: '/users/vet',
  policy: {
    scope: { kind: 'link', at: 'body.id', actingFor: 'body.FacilityId' },
    verdicts: { self: Y, admin: Y, clinical: no, consultant: no, desk: no },
    owners: no,
  },
  feature: 'team',
  summary: 'Change a staff member’s role, hours, species and services; none means all',
  body: z.object({
    id,
    FacilityId: id,
    idRole: z.int().min(1).max(8).optional(),
    TimetableId: id.nullable().optional(),
    species: z.array(catalogueId).max(50).optional(),
    services: z.array(id).max(200).optional(),
  }),
  answer: StaffMember,
  audit: {
    kind: 'RIGHTS',
    about: [{ thing: 'facility', at: 'body.FacilityId' }],
    compares: { state: 'member', facility: 'body.FacilityId', person: 'body.id' },
  },
  stepUp: true,
  refusals: [
    'STEP_UP_REQUIRED',
    'VALIDATION',
    'FORBIDDEN',
    'FACILITY_UNKNOWN',
    'NOT_FOUND',
    'LAST_ADMIN',
    'STALE',
  ],
});
