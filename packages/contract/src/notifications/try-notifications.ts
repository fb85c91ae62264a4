import * as z from 'zod';
import { defineCall } from '../call.ts';
import { own } from '../policy/verdicts.ts';

export const tryNotifications = defineCall({
  method: 'POST',
  path: '/notifications/try',
  policy: own,
  feature: 'notifications',
  summary: 'Send oneself a notification now, to every device; taken is how many devices took it',
  answer: z.object({ taken: z.int() }),
  status: 200,
  refusals: ['TOO_MANY_REQUESTS'],
  ownTransactions: true,
});
