import * as z from 'zod';
import { defineCall } from '../call.ts';
import { account } from '../policy/verdicts.ts';
import { RecoveryCodes, secondFactorCode } from './objects.ts';

export const confirmAuthenticator = defineCall({
  method: 'POST',
  path: '/security/authenticator/confirm',
  policy: account,
  feature: 'security',
  summary: 'Confirm an authenticator app with its code and get recovery codes',
  body: z.object({ code: secondFactorCode }),
  answer: RecoveryCodes,
  holdsSecret: true,
  audit: { kind: 'SECURITY' },
  refusals: ['VALIDATION', 'BAD_CODE', 'STATUS_CONFLICT', 'TOO_MANY_REQUESTS'],
});
