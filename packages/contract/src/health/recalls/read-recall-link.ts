import * as z from 'zod';
import { defineCall } from '../../call.ts';
import { open } from '../../policy/verdicts.ts';
import { LinkedRecall, recallToken } from '../objects/linked-recall.ts';

export const readRecallLink = defineCall({
  method: 'GET',
  path: '/recalls/link',
  policy: open,
  feature: 'health',
  summary: 'Read the recall of an e-mail link, without signing in',
  query: z.object({ token: recallToken }),
  answer: LinkedRecall,
  refusals: ['VALIDATION', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
});
