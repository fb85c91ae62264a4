import * as z from 'zod';
import { defineCall } from '../call.ts';
import { open } from '../policy/verdicts.ts';
import { enumeration, instant } from '../values.ts';
import { LinkedBooking, linkToken } from './linked-booking.ts';
import { planRefusals } from '../refusals.ts';

export const actOnAppointmentLink = defineCall({
  method: 'POST',
  path: '/appointments/link',
  policy: open,
  feature: 'appointments',
  summary: 'Say that one will come, call the booking of a link off, or move it',
  body: z.object({
    token: linkToken,
    action: enumeration(['CONFIRM', 'CANCEL', 'MOVE']),
    /** Of MOVE. */
    start: instant.optional(),
  }),
  answer: LinkedBooking,
  refusals: [
    'VALIDATION',
    'FORBIDDEN',
    'NOT_FOUND',
    'CONVERSATION_CLOSED',
    'STATUS_CONFLICT',
    ...planRefusals,
    'TOO_LATE',
    'PERIOD_OCCUPIED',
    'TOO_MANY_REQUESTS',
  ],
  ownTransactions: true,
});
