import * as z from 'zod';
import { defineCall } from '../call.ts';
import { Y, no } from '../policy/verdicts.ts';
import { id } from '../values.ts';

export const removeLink = defineCall({
  method: 'DELETE',
  path: '/users/link',
  policy: {
    scope: { kind: 'link', at: 'query.id_user', actingFor: 'query.id_facility' },
    verdicts: {
      self: Y,
      familyAdmin: Y,
      familyMember: no,
      admin: Y,
      clinical: Y,
      consultant: no,
      desk: no,
    },
  },
  feature: 'team',
  summary: 'Leave a facility, remove a staff member, or with id_family remove a client',
  query: z.object({ id_user: id, id_facility: id, id_family: id.optional() }),
  audit: { kind: 'RIGHTS', about: [{ thing: 'facility', at: 'query.id_facility' }] },
  stepUp: true,
  refusals: [
    'STEP_UP_REQUIRED',
    'VALIDATION',
    'FORBIDDEN',
    'FACILITY_UNKNOWN',
    'NOT_FOUND',
    'STATUS_CONFLICT',
    'LAST_ADMIN',
  ],
});
