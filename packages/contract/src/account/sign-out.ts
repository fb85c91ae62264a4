import { defineCall } from '../call.ts';

export const signOut = defineCall({
  method: 'POST',
  path: '/auth/sign-out',
  feature: 'account',
  summary: 'Sign out everywhere: every session of the person ends',
  refusals: [],
});
