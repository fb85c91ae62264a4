import * as z from 'zod';
import { defineCall } from '../call.ts';
import { id, page } from '../values.ts';
import { Invitation } from './objects.ts';

export const readInvitations = defineCall({
  method: 'GET',
  path: '/invitations',
  feature: 'invitations',
  summary: 'The open invitations of a facility, newest first',
  query: z.object({ ...page, facilityId: id, kind: z.enum(['STAFF', 'CLIENT']).optional() }),
  answer: z.array(Invitation),
  holdsSecret: true,
  paged: true,
  refusals: ['VALIDATION', 'FACILITY_UNKNOWN'],
});
