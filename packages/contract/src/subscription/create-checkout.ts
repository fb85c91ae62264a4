import { PLAN_IDS } from '@zampa/domain/subscription/plans';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { governing } from '../policy/verdicts.ts';
import { enumeration, id } from '../values.ts';

export const createCheckout = defineCall({
  method: 'POST',
  path: '/subscription/checkout',
  policy: governing('body.facilityId'),
  feature: 'subscription',
  summary:
    'Choose a plan: the page of the billing provider where it is paid for; the free one governs at once, or with the end of what is paid',
  body: z.object({ facilityId: id, planId: enumeration(PLAN_IDS) }),
  answer: z.object({ url: z.url() }),
  status: 200,
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN', 'STATUS_CONFLICT', 'UNAVAILABLE'],
  ownTransactions: true,
});
