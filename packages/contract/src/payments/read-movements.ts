import { MONEY_ENTRIES } from '@zampa/domain/payments/ledger';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { no, refusedFamily, Y } from '../policy/verdicts.ts';
import { id, instant, page } from '../values.ts';
import { period } from './period.ts';

/** Amount that a clinic received or returned. */
export const Movement = z
  .object({
    id: z.string(),
    date: instant,
    type: z.enum(MONEY_ENTRIES),
    amount: z.int(),
    fee: z.int(),
    currency: z.enum(['EUR', 'USD']),
    last4: z.string().nullable(),
    eventId: z.uuid(),
    FamilyId: z.uuid(),
    person: z
      .object({ firstName: z.string(), lastName: z.string(), taxNumber: z.string().nullable() })
      .nullable(),
    pets: z.array(z.string()),
    services: z.array(z.string()),
    colleague: z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() }).nullable(),
    receipt: z.string().nullable(),
  })
  .meta({
    id: 'Movement',
    description:
      'amount, fee: minor units; amount is negative for refunds. fee: the plan’s fee. last4: of the card. colleague: the assigned team member. receipt: the number of its receipt or credit note.',
  });
export type Movement = z.output<typeof Movement>;

export const readMovements = defineCall({
  method: 'GET',
  path: '/payments/movements',
  policy: {
    scope: { kind: 'facility', at: 'query.facilityId' },
    verdicts: { ...refusedFamily, admin: Y, clinical: no, consultant: no, desk: no },
    owners: no,
  },
  feature: 'payments',
  summary: 'List a clinic’s payments and refunds in a period of at most a year, newest first',
  query: z.object({ ...page, facilityId: id, ...period, familyId: id.optional() }),
  answer: z.array(Movement),
  paged: true,
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN', 'NOT_FOUND'],
});
