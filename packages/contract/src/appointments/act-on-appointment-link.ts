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
  summary: 'Confirm attendance, cancel or move the booking of an e-mail link',
  body: z.object({
    token: linkToken,
    action: enumeration(['CONFIRM', 'CANCEL', 'MOVE']),
    /** New start, for MOVE only. */
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
