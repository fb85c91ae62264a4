import * as z from 'zod';
import { defineCall } from '../call.ts';
import { open } from '../policy/verdicts.ts';
import { Session } from './objects.ts';
import { rawText } from '../bounded.ts';

export const refresh = defineCall({
  method: 'POST',
  path: '/auth/refresh',
  policy: open,
  feature: 'account',
  summary: 'Exchange a refresh token, which can be used once, for new tokens',
  // Required unless the app's session cookie contains it.
  body: z.object({ refreshToken: rawText(1000).min(1).optional() }),
  answer: Session,
  holdsSecret: true,
  sessionCookie: true,
  refusals: ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN', 'TOO_MANY_REQUESTS'],
  ownTransactions: true,
});
