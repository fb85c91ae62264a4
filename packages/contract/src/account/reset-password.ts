import * as z from 'zod';
import { defineCall } from '../call.ts';
import { open } from '../policy/verdicts.ts';
import { email } from '../values.ts';
import { code, password } from './objects.ts';

export const resetPassword = defineCall({
  method: 'POST',
  path: '/auth/reset-password',
  policy: open,
  feature: 'account',
  summary: 'Set a new password with the code and end all sessions',
  body: z.object({ email, code, newPassword: password }),
  refusals: ['VALIDATION', 'PASSWORD_WEAK', 'BAD_CODE', 'TOO_MANY_REQUESTS'],
  ownTransactions: true,
});
