import * as z from 'zod';
import { defineCall } from '../call.ts';
import { readSlots } from './read-slots.ts';
import { day, enumeration, instant } from '../values.ts';
import { Appointment } from './objects.ts';

/** The token of a reminder's link: of one booking and one person, until the booking is over. */
const token = z.string().min(1).max(200);

const Linked = z.object({ booking: Appointment, mayChange: z.boolean() });

export const readAppointmentLink = defineCall({
  method: 'GET',
  path: '/appointments/link',
  feature: 'appointments',
  summary: 'The booking of a reminder’s link, without a sign-in',
  query: z.object({ token }),
  answer: Linked,
  refusals: ['VALIDATION', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const readLinkSlots = defineCall({
  method: 'GET',
  path: '/appointments/link/slots',
  feature: 'appointments',
  summary: 'The times to which the booking of a link can be moved; at most 62 days',
  query: z.object({ token, from: day, to: day }),
  answer: readSlots.answer,
  refusals: ['VALIDATION', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const actOnAppointmentLink = defineCall({
  method: 'POST',
  path: '/appointments/link',
  feature: 'appointments',
  summary: 'Say that one will come, call the booking of a link off, or move it',
  body: z.object({
    token,
    action: enumeration(['CONFIRM', 'CANCEL', 'MOVE']),
    /** Of MOVE. */
    start: instant.optional(),
  }),
  answer: Linked,
  refusals: [
    'VALIDATION',
    'FORBIDDEN',
    'NOT_FOUND',
    'CONVERSATION_CLOSED',
    'STATUS_CONFLICT',
    'TRIAL_EXPIRED',
    'TOO_LATE',
    'PERIOD_OCCUPIED',
    'TOO_MANY_REQUESTS',
  ],
  ownTransactions: true,
});
