import { defineCall } from '../call.ts';
import { account } from '../policy/verdicts.ts';

export const signOut = defineCall({
  method: 'POST',
  path: '/auth/sign-out',
  policy: account,
  feature: 'account',
  summary: 'Sign out everywhere: ends all sessions of the person',
  sessionCookie: true,
  refusals: [],
});
