import * as z from 'zod';
import { Payment } from '../payments/objects.ts';
import { Appointment } from './objects.ts';

/** The token of a reminder's link: of one booking and one person, until the booking is over. */
export const linkToken = z.string().min(1).max(200);

/** Of the payments of a visit, what says what of them goes back. */
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
