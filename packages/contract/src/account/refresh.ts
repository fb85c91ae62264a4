import * as z from 'zod';
import { defineCall } from '../call.ts';
import { open } from '../policy/verdicts.ts';
import { Session } from './objects.ts';

export const refresh = defineCall({
  method: 'POST',
  path: '/auth/refresh',
  policy: open,
  feature: 'account',
  summary: 'New tokens for a refresh token, which is spent by it',
  body: z.object({ refreshToken: z.string().min(1).max(1000) }),
  answer: Session,
  holdsSecret: true,
  refusals: ['VALIDATION', 'UNAUTHENTICATED'],
  ownTransactions: true,
});
