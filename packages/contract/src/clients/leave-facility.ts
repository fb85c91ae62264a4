import * as z from 'zod';
import { defineCall } from '../call.ts';
import { Y, no } from '../policy/verdicts.ts';
import { id } from '../values.ts';

export const leaveFacility = defineCall({
  method: 'DELETE',
  path: '/v2/users/link',
  policy: {
    scope: { kind: 'family', at: 'query.id_family', actingFor: 'query.id_facility' },
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
  summary: 'End the relation between a family and a facility',
  query: z.object({ id_facility: id, id_family: id }),
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND', 'FACILITY_UNKNOWN'],
});
