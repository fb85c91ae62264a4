import * as z from 'zod';
import { defineCall } from '../call.ts';
import { Y, no } from '../policy/verdicts.ts';
import { id, page } from '../values.ts';
import { Invitation } from './objects.ts';

export const readInvitations = defineCall({
  method: 'GET',
  path: '/invitations',
  policy: {
    scope: { kind: 'facility', at: 'query.facilityId' },
    verdicts: { admin: Y, clinical: Y, consultant: no, desk: Y },
  },
  feature: 'invitations',
  summary:
    'List the open invitations of a facility, newest first; with `userId`, those of one client',
  query: z.object({
    ...page,
    facilityId: id,
    kind: z.enum(['STAFF', 'CLIENT']).optional(),
    userId: id.optional(),
  }),
  answer: z.array(Invitation),
  holdsSecret: true,
  paged: true,
  refusals: ['VALIDATION', 'FACILITY_UNKNOWN'],
});
