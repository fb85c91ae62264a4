import * as z from 'zod';
import { defineCall } from '../call.ts';
import { own } from '../policy/verdicts.ts';
import { tokenBody } from './invitation-token.ts';

export const acceptInvitation = defineCall({
  method: 'POST',
  path: '/invitations/accept',
  policy: own,
  feature: 'invitations',
  summary:
    'Accept an invitation, signed in with the invited address. PLAN_LIMIT: there is no seat for the colleague, who is added to the applicants, and the admins are notified',
  body: tokenBody,
  answer: z.object({ kind: z.enum(['STAFF', 'CLIENT']), facilityId: z.uuid() }),
  status: 200,
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND', 'STATUS_CONFLICT', 'PLAN_LIMIT'],
  ownTransactions: true,
});
