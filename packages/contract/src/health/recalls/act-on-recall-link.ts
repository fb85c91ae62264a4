import * as z from 'zod';
import { defineCall } from '../../call.ts';
import { open } from '../../policy/verdicts.ts';
import { planRefusals } from '../../refusals.ts';
import { enumeration, id, instant } from '../../values.ts';
import { LinkedRecall, recallToken } from '../objects/linked-recall.ts';

export const actOnRecallLink = defineCall({
  method: 'POST',
  path: '/recalls/link',
  policy: open,
  feature: 'health',
  summary:
    'Book a time for the pets of a recall link, or stop or resume the recalls of this clinic, without signing in',
  body: z.object({
    token: recallToken,
    action: enumeration(['BOOK', 'STOP', 'RESUME']),
    /** For BOOK only. */
    serviceId: id.optional(),
    start: instant.optional(),
  }),
  answer: LinkedRecall,
  refusals: [
    'VALIDATION',
    'FORBIDDEN',
    'NOT_FOUND',
    'STATUS_CONFLICT',
    ...planRefusals,
    'PERIOD_OCCUPIED',
    'TOO_MANY_BOOKINGS',
    'TOO_MANY_REQUESTS',
  ],
  ownTransactions: true,
});
