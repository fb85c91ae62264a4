import { PLAN_IDS } from '@zampa/domain/subscription/plans';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { organizationGovernorsOnly } from '../policy/verdicts.ts';
import { enumeration, id } from '../values.ts';

export const createCheckout = defineCall({
  method: 'POST',
  path: '/subscription/checkout',
  policy: organizationGovernorsOnly('body.facilityId'),
  feature: 'subscription',
  summary:
    'Choose a plan: returns the billing provider’s checkout page. The free plan starts immediately, or when the paid term ends',
  body: z.object({ facilityId: id, planId: enumeration(PLAN_IDS) }),
  answer: z.object({ url: z.url() }),
  status: 200,
  audit: { kind: 'MONEY' },
  stepUp: true,
  refusals: [
    'STEP_UP_REQUIRED',
    'VALIDATION',
    'FORBIDDEN',
    'FACILITY_UNKNOWN',
    'STATUS_CONFLICT',
    'UNAVAILABLE',
  ],
  ownTransactions: true,
});
