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
    'Ask for a code to set a new password; the answer never tells whether the address is known',
  body: z.object({ email }),
  refusals: ['VALIDATION', 'TOO_MANY_REQUESTS'],
  ownTransactions: true,
});
