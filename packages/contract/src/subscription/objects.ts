import { PLAN_CURRENCY, PLAN_IDS } from '@zampa/domain/subscription/plans';
import { RESTRICTIONS, SUBSCRIPTION_STATUSES } from '@zampa/domain/subscription/subscription';
import * as z from 'zod';
import { Trial } from '../people/staff-facility.ts';
import { instant } from '../values.ts';

export const OfferedPlan = z
  .object({
    id: z.enum(PLAN_IDS),
    name: z.string(),
    price: z.int(),
    currency: z.literal(PLAN_CURRENCY),
    feePercent: z.number(),
    includedUsers: z.int(),
    free: z.boolean(),
    extraUserPrice: z.int().nullable(),
    facilities: z.int().nullable(),
  })
  .meta({
    id: 'Plan',
    description:
      'price, extraUserPrice: minor units a month, without VAT. feePercent: of each card payment. extraUserPrice null: no extra users. facilities null: unlimited.',
  });
export type OfferedPlan = z.output<typeof OfferedPlan>;

export const Subscription = z
  .object({
    trial: Trial.nullable(),
    plan: z.enum(PLAN_IDS).nullable(),
    status: z.enum(SUBSCRIPTION_STATUSES),
    users: z.object({ used: z.int(), included: z.int() }),
    extraUsers: z.int(),
    facilities: z.object({ used: z.int(), included: z.int().nullable() }),
    feePercent: z.number(),
    termEndsAt: instant.nullable(),
    pastDueSince: instant.nullable(),
    restriction: z.enum(RESTRICTIONS).nullable(),
    checkout: z.object({ plan: z.enum(PLAN_IDS), url: z.url() }).nullable(),
    takenByCard: z.int(),
  })
  .meta({
    id: 'Subscription',
    description:
      'trial: null if there is a plan. plan: null during the trial. users: members and open invitations of the whole organization. extraUsers: the paid extra users within users.included. termEndsAt: when the plan renews, or ends (NON_RENEWING). restriction: why nothing new can be started. checkout: an open checkout page, for governors of the organization. takenByCard: card payments of the last 30 days in minor units.',
  });
export type Subscription = z.output<typeof Subscription>;

export const Invoice = z
  .object({
    id: z.string(),
    date: instant,
    total: z.int(),
    amountDue: z.int(),
    currency: z.string(),
    status: z.enum(['PAID', 'DUE', 'VOIDED']),
  })
  .meta({
    id: 'Invoice',
    description: 'An invoice of the subscription. total, amountDue: minor units.',
  });
export type Invoice = z.output<typeof Invoice>;
