import { defineCall } from '../call.ts';
import { open } from '../policy/verdicts.ts';
import { tokenBody } from './invitation-token.ts';

export const ignoreInvitation = defineCall({
  method: 'POST',
  path: '/invitations/ignore',
  policy: open,
  feature: 'invitations',
  summary: 'Decline an invitation without signing in',
  body: tokenBody,
  refusals: ['VALIDATION', 'NOT_FOUND', 'STATUS_CONFLICT', 'TOO_MANY_REQUESTS'],
});
