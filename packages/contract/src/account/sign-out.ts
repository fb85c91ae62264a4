import { defineCall } from '../call.ts';
import { account } from '../policy/verdicts.ts';

export const signOut = defineCall({
  method: 'POST',
  path: '/auth/sign-out',
  policy: account,
  feature: 'account',
  summary: 'Sign out everywhere: every session of the person ends',
  refusals: [],
});
