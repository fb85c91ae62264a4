import type { Payment } from '@zampa/contract/payments/objects';
import { payment } from './payment.test-data.ts';
import { booking } from './samples.test-data.ts';

/** A card deposit of €8 for the booking. */
export const deposit: Payment = {
  ...payment,
  id: '00000000-0000-7000-8000-00000000000d',
  amount: 800,
  price: 2550,
  deposit: 800,
  status: 'PAID',
  type: 'RESERVATION',
  upfront: true,
  start: booking.payload.event.start,
  requestDate: null,
  createdDate: booking.dateCreated,
  paidDate: booking.dateCreated,
  card: { brand: 'visa', last4: '4242' },
  refundable: 800,
  person: null,
};

/** The refunded deposit of a canceled time, and a deposit of €5 for the new time. */
export const depositsAfterRebooking: readonly Payment[] = [
  {
    ...deposit,
    id: '00000000-0000-7000-8000-00000000000e',
    amount: 500,
    deposit: 500,
    refundable: 500,
  },
  { ...deposit, refunded: 800, calledOff: 800, refundable: 0 },
];
