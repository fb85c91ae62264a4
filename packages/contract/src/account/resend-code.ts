import * as z from 'zod';
import { defineCall } from '../call.ts';
import { open } from '../policy/verdicts.ts';
import { email } from '../values.ts';

export const resendCode = defineCall({
  method: 'POST',
  path: '/auth/resend-code',
  policy: open,
  feature: 'account',
  summary:
    'Send the confirmation code again. The response does not reveal whether the address has an account',
  body: z.object({ email }),
  refusals: ['VALIDATION', 'TOO_MANY_REQUESTS'],
  ownTransactions: true,
});
