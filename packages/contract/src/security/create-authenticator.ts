import * as z from 'zod';
import { password } from '../account/objects.ts';
import { defineCall } from '../call.ts';
import { account } from '../policy/verdicts.ts';

export const createAuthenticator = defineCall({
  method: 'POST',
  path: '/security/authenticator',
  policy: account,
  feature: 'security',
  summary: 'Start to set up an authenticator app; it counts after its first code',
  body: z.object({ password }),
  answer: z.object({ secret: z.string(), uri: z.string() }).meta({
    id: 'AuthenticatorSecret',
    description: 'secret: to type, base 32. uri: `otpauth:` address for a QR code.',
  }),
  holdsSecret: true,
  refusals: ['VALIDATION', 'BAD_CREDENTIALS', 'STATUS_CONFLICT', 'TOO_MANY_REQUESTS'],
  ownTransactions: true,
});
