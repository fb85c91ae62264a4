import * as z from 'zod';
import { defineCall } from '../call.ts';
import { organizationGovernorsOnly } from '../policy/verdicts.ts';
import { id } from '../values.ts';

export const createCardAccount = defineCall({
  method: 'POST',
  path: '/stripe/create',
  policy: organizationGovernorsOnly('body.FacilityId'),
  feature: 'payments',
  summary:
    'Create an organization’s account with the card provider, and return the link for its setup',
  body: z.object({ OrganizationId: id, FacilityId: id }),
  answer: z.object({ onboardingLink: z.url(), stripeId: z.string() }),
  status: 200,
  audit: {
    kind: 'MONEY',
    about: [{ thing: 'organization', at: 'body.FacilityId' }],
    compares: { state: 'organization', id: 'body.FacilityId' },
  },
  stepUp: true,
  refusals: [
    'STEP_UP_REQUIRED',
    'VALIDATION',
    'FORBIDDEN',
    'FACILITY_UNKNOWN',
    'NOT_FOUND',
    'UNAVAILABLE',
  ],
  ownTransactions: true,
});
