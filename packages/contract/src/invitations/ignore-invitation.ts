import { defineCall } from '../call.ts';
import { tokenBody } from './invitation-token.ts';

export const ignoreInvitation = defineCall({
  method: 'POST',
  path: '/invitations/ignore',
  feature: 'invitations',
  summary: 'Turn an invitation down, without any sign-in',
  body: tokenBody,
  refusals: ['VALIDATION', 'NOT_FOUND', 'STATUS_CONFLICT', 'TOO_MANY_REQUESTS'],
});
