import * as z from 'zod';
import { password } from '../account/objects.ts';
import { defineCall } from '../call.ts';
import { account } from '../policy/verdicts.ts';
import { instant } from '../values.ts';

export const deleteAccount = defineCall({
  method: 'DELETE',
  path: '/users/me',
  policy: account,
  feature: 'privacy',
  summary:
    'Erase the account in fourteen days and sign out everywhere; signing in before then cancels this. LAST_ADMIN: make another person an admin of the facility or family first',
  body: z.object({ password }),
  answer: z.object({ date: instant }).meta({
    id: 'Erasure',
    description: 'date: when the account will be erased; the same for repeated requests.',
  }),
  status: 202,
  audit: { kind: 'SECURITY' },
  refusals: ['VALIDATION', 'BAD_CREDENTIALS', 'LAST_ADMIN', 'TOO_MANY_REQUESTS'],
  ownTransactions: true,
});
