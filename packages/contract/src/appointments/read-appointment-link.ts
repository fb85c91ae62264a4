import * as z from 'zod';
import { defineCall } from '../call.ts';
import { Linked, token } from './linked-booking.ts';

export const readAppointmentLink = defineCall({
  method: 'GET',
  path: '/appointments/link',
  feature: 'appointments',
  summary: 'The booking of a reminder’s link, without a sign-in',
  query: z.object({ token }),
  answer: Linked,
  refusals: ['VALIDATION', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
});
