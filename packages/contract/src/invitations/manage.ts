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

export const resendInvitation = defineCall({
  method: 'POST',
  path: '/invitations/resend',
  feature: 'invitations',
  summary: 'Send the letter or SMS of an open invitation again',
  body: z.object({ id }),
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND', 'STATUS_CONFLICT', 'TOO_MANY_REQUESTS'],
});

export const withdrawInvitation = defineCall({
  method: 'DELETE',
  path: '/invitations',
  feature: 'invitations',
  summary: 'Take an invitation back: its link leads nowhere from now on',
  query: z.object({ id }),
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND', 'STATUS_CONFLICT'],
});
