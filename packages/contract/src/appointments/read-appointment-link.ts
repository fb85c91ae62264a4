import * as z from 'zod';
import { defineCall } from '../call.ts';
import { open } from '../policy/verdicts.ts';
import { LinkedBooking, linkToken } from './linked-booking.ts';

export const readAppointmentLink = defineCall({
  method: 'GET',
  path: '/appointments/link',
  policy: open,
  feature: 'appointments',
  summary: 'Read the booking of an e-mail link, without signing in',
  query: z.object({ token: linkToken }),
  answer: LinkedBooking,
  refusals: ['VALIDATION', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
});
