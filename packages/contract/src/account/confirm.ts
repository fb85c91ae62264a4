import * as z from 'zod';
import { defineCall } from '../call.ts';
import { open } from '../policy/verdicts.ts';
import { email } from '../values.ts';
import { code } from './objects.ts';

export const confirm = defineCall({
  method: 'POST',
  path: '/auth/confirm',
  policy: open,
  feature: 'account',
  summary: 'Confirm the e-mail address with the code',
  body: z.object({ email, code }),
  refusals: ['VALIDATION', 'BAD_CODE', 'TOO_MANY_REQUESTS'],
  ownTransactions: true,
});
