import { CHARGE_KINDS, CHARGE_STATUSES, DISPUTES } from '@zampa/domain/payments/ledger';
import { RECEIPT_KINDS } from '@zampa/domain/payments/receipts';
import { PAYMENT_TYPES } from '@zampa/domain/payments/settling';
import * as z from 'zod';
import { instant } from '../values.ts';

/** What is owed, and what was paid of it. */
export const Payment = z
  .object({
    id: z.uuid(),
    eventId: z.uuid(),
    bookingId: z.uuid().nullable(),
    facilityId: z.uuid(),
    FamilyId: z.uuid(),
    amount: z.int(),
    price: z.int(),
    deposit: z.int(),
    start: instant.nullable(),
    refunded: z.int(),
    calledOff: z.int(),
    currency: z.enum(['EUR', 'USD']),
    status: z.enum(CHARGE_STATUSES),
    reason: z.enum(['EXPIRED', 'CANCELED']).nullable(),
    type: z.enum(CHARGE_KINDS),
    payment_type: z.enum(PAYMENT_TYPES),
    upfront: z.boolean(),
    expiresAt: instant.nullable(),
    requestDate: instant.nullable(),
    createdDate: instant,
    paidDate: instant.nullable(),
    card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
    declined: z.boolean(),
    dispute: z.enum(DISPUTES).nullable(),
    refundable: z.int(),
    receipts: z.array(
      z.object({ id: z.uuid(), kind: z.enum(RECEIPT_KINDS), number: z.string(), amount: z.int() }),
    ),
    facilityName: z.string(),
    timezone: z.string(),
    person: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
    pets: z.array(z.object({ id: z.uuid(), name: z.string() })),
    services: z.array(z.string()),
  })
  .meta({
    id: 'Payment',
    description:
      'amount, price, deposit, refunded, calledOff: minor units; price: what all of it costs; deposit: what of an upfront payment is kept when nobody comes; calledOff: what of it went back, or is on its way, because its time was called off, and is to be paid anew; start: of the booking that it is for; eventId: the conversation; bookingId: the booking for which it is paid upfront, once there is one; reason: why a FAILED one is not owed any more; expiresAt: until when it can be paid; requestDate: when the client was asked to pay by card; card: what it was paid with; declined: the card tried last was refused; timezone: of the facility; dispute: whether the payer has called on their bank; refundable: what can still be given back; receipts: the numbered papers of it, as PDF at GET /payments/receipts/{id}; person: the contact of the family.',
  });
export type Payment = z.output<typeof Payment>;
