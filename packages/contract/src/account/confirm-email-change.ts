import * as z from 'zod';
import { defineCall } from '../call.ts';
import { account } from '../policy/verdicts.ts';
import { code } from './objects.ts';

export const confirmEmailChange = defineCall({
  method: 'POST',
  path: '/auth/confirm-email-change',
  policy: account,
  feature: 'account',
  summary: 'Confirm the new e-mail address with its code and end all other sessions',
  body: z.object({ code }),
  refusals: ['VALIDATION', 'BAD_CODE', 'USER_EXISTS', 'TOO_MANY_REQUESTS'],
  ownTransactions: true,
});
