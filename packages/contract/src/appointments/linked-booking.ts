import * as z from 'zod';
import { Appointment } from './objects.ts';

/** The token of a reminder's link: of one booking and one person, until the booking is over. */
export const linkToken = z.string().min(1).max(200);

export const LinkedBooking = z.object({ booking: Appointment, mayChange: z.boolean() });
