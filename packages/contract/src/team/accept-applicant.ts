import * as z from 'zod';
import { StaffMember } from '../clients/read-vets.ts';
import { defineCall } from '../call.ts';
import { Y, no, refusedStaff } from '../policy/verdicts.ts';
import { planRefusals } from '../refusals.ts';
import { id } from '../values.ts';

export const acceptApplicant = defineCall({
  method: 'POST',
  path: '/users/link/accept',
  policy: {
    scope: { kind: 'link', at: 'body.id', actingFor: 'body.FacilityId' },
    verdicts: { self: no, ...refusedStaff, admin: Y },
    owners: no,
    requiresActivePlan: 'body.FacilityId',
  },
  feature: 'team',
  summary: 'Accept an applicant into the staff, with a role; `DELETE /users/link` declines them',
  body: z.object({ id, FacilityId: id, idRole: z.int() }),
  answer: StaffMember,
  status: 200,
  audit: {
    kind: 'RIGHTS',
    about: [{ thing: 'facility', at: 'body.FacilityId' }],
    compares: { state: 'member', facility: 'body.FacilityId', person: 'body.id' },
  },
  refusals: [
    'VALIDATION',
    'FORBIDDEN',
    'NOT_FOUND',
    'FACILITY_UNKNOWN',
    'STATUS_CONFLICT',
    ...planRefusals,
    'PLAN_LIMIT',
  ],
});
