import * as z from 'zod';
import { rawText } from '../bounded.ts';
import { defineCall } from '../call.ts';
import { open } from '../policy/verdicts.ts';
import { secondFactorCode } from '../security/objects.ts';
import { Session } from './objects.ts';

export const completeSignIn = defineCall({
  method: 'POST',
  path: '/auth/sign-in/code',
  policy: open,
  feature: 'account',
  summary:
    'Complete a sign-in with the code of the authenticator app or a recovery code. `challenge` is in the refusal of the sign-in',
  body: z.object({ challenge: rawText(100).min(1, 'required'), code: secondFactorCode }),
  answer: Session,
  holdsSecret: true,
  sessionCookie: true,
  refusals: ['VALIDATION', 'BAD_CODE', 'FORBIDDEN', 'TOO_MANY_REQUESTS'],
  ownTransactions: true,
});
