import * as z from 'zod';
import { rawText } from '../bounded.ts';
import { defineCall } from '../call.ts';
import { open } from '../policy/verdicts.ts';

export const restoreEmail = defineCall({
  method: 'POST',
  path: '/auth/restore-email',
  policy: open,
  feature: 'account',
  summary:
    'Restore the previous e-mail address with the link sent to it. Ends all sessions and sends a password reset code to the address',
  body: z.object({ token: rawText(200).min(1) }),
  refusals: ['VALIDATION', 'BAD_CODE', 'USER_EXISTS', 'TOO_MANY_REQUESTS'],
  ownTransactions: true,
});
