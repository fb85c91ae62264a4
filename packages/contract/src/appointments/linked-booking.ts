import * as z from 'zod';
import { Payment } from '../payments/objects.ts';
import { Appointment } from './objects.ts';
import { rawText } from '../bounded.ts';

/** Token in a reminder's link. Valid for one booking and one person, until the booking is over. */
export const linkToken = rawText(200).min(1);

/** The fields of a visit's payments that determine its refund. */
const LinkedPayment = Payment.pick({
  status: true,
  upfront: true,
  payment_type: true,
  deposit: true,
  refunded: true,
  refundable: true,
  currency: true,
});

export const LinkedBooking = z.object({
  booking: Appointment,
  mayChange: z.boolean(),
  payments: z.array(LinkedPayment),
});
