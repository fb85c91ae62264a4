import * as z from 'zod';
import { defineCall } from '../call.ts';
import { account } from '../policy/verdicts.ts';
import { email } from '../values.ts';
import { password } from './objects.ts';

export const requestEmailChange = defineCall({
  method: 'POST',
  path: '/auth/change-email',
  policy: account,
  feature: 'account',
  summary: 'Request a change of the e-mail address; a code is sent to the new one',
  body: z.object({ password, email }),
  refusals: ['VALIDATION', 'BAD_CREDENTIALS', 'USER_EXISTS', 'TOO_MANY_REQUESTS'],
  ownTransactions: true,
});
