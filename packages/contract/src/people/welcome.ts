import * as z from 'zod';
import { defineCall } from '../call.ts';
import { own } from '../policy/verdicts.ts';

export const welcome = defineCall({
  method: 'POST',
  path: '/welcome',
  policy: own,
  feature: 'people',
  summary: 'Send the welcome e-mail to the account’s address, once per account',
  body: z.object({}).optional(),
  refusals: [],
});
