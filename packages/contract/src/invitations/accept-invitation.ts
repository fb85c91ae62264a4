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
    'Accept an invitation, signed in as the invited address. PLAN_LIMIT: a colleague without a seat waits among those who ask to join, and the admins are told',
  body: tokenBody,
  answer: z.object({ kind: z.enum(['STAFF', 'CLIENT']), facilityId: z.uuid() }),
  status: 200,
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND', 'STATUS_CONFLICT', 'PLAN_LIMIT'],
  ownTransactions: true,
});
