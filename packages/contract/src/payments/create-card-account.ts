import * as z from 'zod';
import { defineCall } from '../call.ts';
import { governing } from '../policy/verdicts.ts';
import { id } from '../values.ts';

export const createCardAccount = defineCall({
  method: 'POST',
  path: '/stripe/create',
  policy: governing('body.FacilityId'),
  feature: 'payments',
  summary: 'The account of an organization with the card provider, and the link that sets it up',
  body: z.object({ OrganizationId: id, FacilityId: id }),
  answer: z.object({ onboardingLink: z.url(), stripeId: z.string() }),
  status: 200,
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN', 'NOT_FOUND', 'UNAVAILABLE'],
  ownTransactions: true,
});
