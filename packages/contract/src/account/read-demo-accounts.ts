import * as z from 'zod';
import { defineCall } from '../call.ts';
import { open } from '../policy/verdicts.ts';

export const readDemoAccounts = defineCall({
  method: 'GET',
  path: '/demo',
  policy: open,
  feature: 'account',
  summary: 'Read the demo accounts, if there are any; the login pages fill them in',
  answer: z.object({
    accounts: z.array(
      z.object({ app: z.enum(['clinic', 'owner']), email: z.string(), password: z.string() }),
    ),
  }),
  refusals: [],
});
