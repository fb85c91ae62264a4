import * as z from 'zod';
import { readSlots } from '../../appointments/read-slots.ts';
import { defineCall } from '../../call.ts';
import { open } from '../../policy/verdicts.ts';
import { day, id } from '../../values.ts';
import { recallToken } from '../objects/linked-recall.ts';

export const readRecallLinkSlots = defineCall({
  method: 'GET',
  path: '/recalls/link/slots',
  policy: open,
  feature: 'health',
  summary: 'List the times at which the pets of a recall link can be seen, for at most 62 days',
  query: z.object({ token: recallToken, serviceId: id, from: day, to: day }),
  answer: readSlots.answer,
  refusals: ['VALIDATION', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
});
