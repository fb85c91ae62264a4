import { CONVERSATION_STATUSES, HEALTH_CATEGORIES } from '@zampa/domain/conversations/enumerations';
import { CHARGE_KINDS, CHARGE_STATUSES, DISPUTES } from '@zampa/domain/payments/ledger';
import { RECEIPT_KINDS } from '@zampa/domain/payments/receipts';
import { PAYMENT_TYPES } from '@zampa/domain/payments/payment-due';
import * as z from 'zod';
import { instant } from '../values.ts';

/** Amount owed and amounts paid. */
export const Payment = z
  .object({
    id: z.uuid(),
    eventId: z.uuid(),
    eventStatus: z.enum(CONVERSATION_STATUSES),
    category: z.enum(HEALTH_CATEGORIES),
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
    registered: z.boolean(),
    pets: z.array(z.object({ id: z.uuid(), name: z.string() })),
    services: z.array(z.string()),
  })
  .meta({
    id: 'Payment',
    description:
      'amount, price, deposit, refunded, calledOff: minor units. price: the full price. deposit: the part of a prepayment that is kept after a no-show. calledOff: the part that was or will be refunded because the appointment was canceled, and that is due again. start: of its booking. eventId, eventStatus, category: the conversation. bookingId: the booking that it prepays, once there is one. reason: why a FAILED payment is no longer due. expiresAt: the payment deadline. requestDate: when the client was asked to pay by card. card: the card used. declined: the last card was declined. timezone: of the facility. dispute: whether the payer disputed it at their bank. refundable: the amount that can still be refunded. receipts: its numbered receipts and credit notes, as PDF at GET /payments/receipts/{id}. person: the family’s contact. registered: whether the client has an account and so can pay by card.',
  });
export type Payment = z.output<typeof Payment>;
