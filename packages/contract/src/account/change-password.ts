import * as z from 'zod';
import { defineCall } from '../call.ts';
import { account } from '../policy/verdicts.ts';
import { password } from './objects.ts';

export const changePassword = defineCall({
  method: 'POST',
  path: '/auth/change-password',
  policy: account,
  feature: 'account',
  summary: 'Change the password and end all other sessions',
  body: z.object({ oldPassword: password, newPassword: password }),
  audit: { kind: 'SECURITY' },
  refusals: ['VALIDATION', 'PASSWORD_WEAK', 'BAD_CREDENTIALS', 'TOO_MANY_REQUESTS'],
  ownTransactions: true,
});
