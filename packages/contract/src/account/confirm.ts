import * as z from 'zod';
import { defineCall } from '../call.ts';
import { open } from '../policy/verdicts.ts';
import { email } from '../values.ts';
import { code, password } from './objects.ts';

export const confirm = defineCall({
  method: 'POST',
  path: '/auth/confirm',
  policy: open,
  feature: 'account',
  summary:
    'Confirm the e-mail address with the code. A browser that did not sign up must send the password too',
  body: z.object({ email, code, password: password.optional() }),
  refusals: ['VALIDATION', 'BAD_CODE', 'PASSWORD_REQUIRED', 'BAD_CREDENTIALS', 'TOO_MANY_REQUESTS'],
  ownTransactions: true,
});
