import { LARGEST_CHARGE } from '@zampa/domain/payments/amounts';
import { CHARGE_KINDS } from '@zampa/domain/payments/ledger';
import { PAYMENT_TYPES } from '@zampa/domain/payments/settling';
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
    'What a conversation costs, or a part of it: asked of its client by card, or to be paid by hand; what is open already gets the new amount',
  body: z.object({
    OrganizationId: id.optional(),
    FamilyId: id.optional(),
    eventId: id,
    amount: z.int().min(1).max(LARGEST_CHARGE),
    type: enumeration(CHARGE_KINDS).default('PAYMENT'),
    upfront: flag.default(false),
    payment_type: enumeration(PAYMENT_TYPES).default('DIGITAL'),
    /** Until when something upfront is to be paid. */
    date: instant.optional(),
  }),
  answer: Payment,
  refusals: [
    'VALIDATION',
    'FORBIDDEN',
    'NOT_FOUND',
    'CONVERSATION_CLOSED',
    'ALREADY_PAID',
    'PAYMENTS_NOT_CONFIGURED',
    'CLIENT_NOT_REGISTERED',
    'PAYMENT_IN_FLIGHT',
  ],
});
