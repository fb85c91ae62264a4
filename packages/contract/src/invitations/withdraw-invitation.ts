import * as z from 'zod';
import { defineCall } from '../call.ts';
import { id } from '../values.ts';

export const withdrawInvitation = defineCall({
  method: 'DELETE',
  path: '/invitations',
  feature: 'invitations',
  summary: 'Take an invitation back: its link leads nowhere from now on',
  query: z.object({ id }),
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND', 'STATUS_CONFLICT'],
});
