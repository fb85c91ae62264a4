import type { Payment } from '@zampa/contract/payments/objects';
import { booking, ids } from './samples.test-data.ts';

/** A card deposit of €8 for the booking. */
export const deposit: Payment = {
  id: '00000000-0000-7000-8000-00000000000d',
  eventId: ids.conversation,
  eventStatus: 'CLOSED',
  category: 'VISIT',
  bookingId: ids.booking,
  facilityId: ids.clinic,
  FamilyId: ids.family,
  amount: 800,
  price: 2550,
  deposit: 800,
  refunded: 0,
  calledOff: 0,
  currency: 'EUR',
  status: 'PAID',
  reason: null,
  type: 'RESERVATION',
  payment_type: 'DIGITAL',
  upfront: true,
  start: booking.payload.event.start,
  expiresAt: null,
  requestDate: null,
  createdDate: booking.dateCreated,
  paidDate: booking.dateCreated,
  card: { brand: 'visa', last4: '4242' },
  declined: false,
  dispute: null,
  refundable: 800,
  receipts: [],
  facilityName: 'Clinica San Luca',
  timezone: 'Europe/Rome',
  person: null,
  registered: true,
  pets: [{ id: ids.luna, name: 'Luna' }],
  services: ['First visit'],
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
