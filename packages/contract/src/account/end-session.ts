import { defineCall } from '../call.ts';
import { open } from '../policy/verdicts.ts';

export const endSession = defineCall({
  method: 'POST',
  path: '/auth/end-session',
  policy: open,
  feature: 'account',
  summary: 'End the session in this browser’s cookie and remove the cookie',
  sessionCookie: true,
  refusals: ['FORBIDDEN'],
  ownTransactions: true,
});
