import * as z from 'zod';
import { defineCall } from '../call.ts';

export const welcome = defineCall({
  method: 'POST',
  path: '/welcome',
  feature: 'my-data',
  summary: 'Send the welcome e-mail, once per account, to its own address',
  body: z.object({}).optional(),
  refusals: [],
});
