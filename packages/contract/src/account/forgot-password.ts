import * as z from 'zod';
import { defineCall } from '../call.ts';
import { open } from '../policy/verdicts.ts';
import { email } from '../values.ts';

export const forgotPassword = defineCall({
  method: 'POST',
  path: '/auth/forgot-password',
  policy: open,
  feature: 'account',
  summary:
    'Request a password reset code. The response does not reveal whether the address has an account',
  body: z.object({ email }),
  refusals: ['VALIDATION', 'TOO_MANY_REQUESTS'],
  ownTransactions: true,
});
