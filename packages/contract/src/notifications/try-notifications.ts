import * as z from 'zod';
import { defineCall } from '../call.ts';
import { own } from '../policy/verdicts.ts';

export const tryNotifications = defineCall({
  method: 'POST',
  path: '/notifications/try',
  policy: own,
  feature: 'notifications',
  summary:
    'Send the caller a test notification to every device; taken: the number of devices that accepted it',
  answer: z.object({ taken: z.int() }),
  status: 200,
  refusals: ['TOO_MANY_REQUESTS'],
  ownTransactions: true,
});
