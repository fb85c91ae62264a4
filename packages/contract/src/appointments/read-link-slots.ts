import * as z from 'zod';
import { defineCall } from '../call.ts';
import { open } from '../policy/verdicts.ts';
import { day } from '../values.ts';
import { readSlots } from './read-slots.ts';
import { linkToken } from './linked-booking.ts';

export const readLinkSlots = defineCall({
  method: 'GET',
  path: '/appointments/link/slots',
  policy: open,
  feature: 'appointments',
  summary: 'List the times to which the booking of a link can be moved, for at most 62 days',
  query: z.object({ token: linkToken, from: day, to: day }),
  answer: readSlots.answer,
  refusals: ['VALIDATION', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
});
