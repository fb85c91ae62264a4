import * as z from 'zod';
import { defineCall } from '../call.ts';
import { open } from '../policy/verdicts.ts';
import { email } from '../values.ts';
import { password, Session } from './objects.ts';

export const signIn = defineCall({
  method: 'POST',
  path: '/auth/sign-in',
  policy: open,
  feature: 'account',
  summary:
    'Sign in. With a second factor, the refusal SECOND_FACTOR_REQUIRED has a `challenge` in its first error, for five minutes',
  body: z.object({ email, password }),
  answer: Session,
  holdsSecret: true,
  sessionCookie: true,
  refusals: [
    'VALIDATION',
    'BAD_CREDENTIALS',
    'NOT_CONFIRMED',
    'SECOND_FACTOR_REQUIRED',
    'FORBIDDEN',
    'TOO_MANY_REQUESTS',
  ],
  ownTransactions: true,
});
