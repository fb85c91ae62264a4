import * as z from 'zod';
import { defineCall } from '../call.ts';
import { id } from '../values.ts';

export const removeFamilyMember = defineCall({
  method: 'DELETE',
  path: '/families/members',
  feature: 'families',
  summary:
    'Leave a family, take back a wish to join, or, as its admin, decline or remove somebody; who is left without a family gets one of their own',
  query: z.object({ FamilyId: id, userId: id }),
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND', 'LAST_ADMIN', 'STATUS_CONFLICT'],
});
