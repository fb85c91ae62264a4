import * as z from 'zod';
import { password } from '../account/objects.ts';
import { defineCall } from '../call.ts';
import { account } from '../policy/verdicts.ts';
import { secondFactorCode } from './objects.ts';

export const verifyIdentity = defineCall({
  method: 'POST',
  path: '/security/verification',
  policy: account,
  feature: 'security',
  summary: 'Prove again who you are, with password and code; allows protected calls for 15 minutes',
  body: z.object({ password, code: secondFactorCode.optional() }),
  refusals: ['VALIDATION', 'BAD_CREDENTIALS', 'BAD_CODE', 'TOO_MANY_REQUESTS'],
  ownTransactions: true,
});
