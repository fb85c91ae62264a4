import * as z from 'zod';
import { defineCall } from '../call.ts';
import { own } from '../policy/verdicts.ts';

export const welcome = defineCall({
  method: 'POST',
  path: '/welcome',
  policy: own,
  feature: 'people',
  summary: 'Send the welcome e-mail, once per account, to its own address',
  body: z.object({}).optional(),
  refusals: [],
});
