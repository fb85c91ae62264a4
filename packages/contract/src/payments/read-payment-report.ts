import * as z from 'zod';
import { defineCall } from '../call.ts';
import { no, refusedFamily, Y } from '../policy/verdicts.ts';
import { day, id } from '../values.ts';
import { period } from './period.ts';

const money = z.object({ amount: z.int(), count: z.int() });

/** Amounts that a clinic received in a period, by day, payment method and colleague. */
export const PaymentReport = z
  .object({
    currency: z.enum(['EUR', 'USD']),
    received: money,
    byCard: money,
    inCash: money,
    returned: money,
    waiting: money,
    fees: z.int(),
    days: z.array(z.object({ day, card: z.int(), cash: z.int() })),
    colleagues: z.array(
      z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string(), amount: z.int() }),
    ),
  })
  .meta({
    id: 'PaymentReport',
    description:
      'amounts, fees, card, cash: minor units. waiting: the amount due today, and from how many families. fees: the plan’s fees on card payments. days: days with payments, ascending. colleagues: payments by assigned team member, highest first.',
  });
export type PaymentReport = z.output<typeof PaymentReport>;

export const readPaymentReport = defineCall({
  method: 'GET',
  path: '/payments/report',
  policy: {
    scope: { kind: 'facility', at: 'query.facilityId' },
    verdicts: { ...refusedFamily, admin: Y, clinical: no, consultant: no, desk: no },
    owners: no,
  },
  feature: 'payments',
  summary: 'Read the totals of a clinic’s payments and refunds in a period of at most a year',
  query: z.object({ facilityId: id, ...period }),
  answer: PaymentReport,
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN'],
});
