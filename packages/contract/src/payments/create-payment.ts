import { LARGEST_CHARGE } from '@zampa/domain/payments/amounts';
import { CHARGE_KINDS } from '@zampa/domain/payments/ledger';
import { PAYMENT_TYPES } from '@zampa/domain/payments/payment-due';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { refusedFamily, Y, no } from '../policy/verdicts.ts';
import { enumeration, flag, id, instant } from '../values.ts';
import { Payment } from './objects.ts';

export const createPayment = defineCall({
  method: 'POST',
  path: '/payment',
  policy: {
    scope: { kind: 'conversation', at: 'body.eventId' },
    verdicts: { ...refusedFamily, admin: Y, clinical: Y, consultant: Y, desk: no },
  },
  feature: 'payments',
  summary:
    'Charge the client for a conversation, in full or in part, by card or in cash; an open charge gets the new amount. A conversation has one open prepayment, which any kind of prepayment changes. `paymentId` names the open payment to change; if it is requested again after ten minutes, the client is notified again',
  body: z.object({
    OrganizationId: id.optional(),
    FamilyId: id.optional(),
    eventId: id,
    /** The open payment to change or to ask for again; its kind stays. */
    paymentId: id.optional(),
    amount: z.int().min(1).max(LARGEST_CHARGE),
    type: enumeration(CHARGE_KINDS).default('PAYMENT'),
    upfront: flag.default(false),
    payment_type: enumeration(PAYMENT_TYPES).default('DIGITAL'),
    /** Deadline of a prepayment. */
    date: instant.optional(),
  }),
  answer: Payment,
  audit: { kind: 'MONEY' },
  refusals: [
    'VALIDATION',
    'FORBIDDEN',
    'NOT_FOUND',
    'CONVERSATION_CLOSED',
    'ALREADY_PAID',
    'PAYMENTS_NOT_CONFIGURED',
    'CLIENT_NOT_REGISTERED',
    'PAYMENT_IN_FLIGHT',
    'STATUS_CONFLICT',
  ],
});
