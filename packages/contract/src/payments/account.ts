import { PAYMENTS_STATUSES } from '@zampa/domain/payments/account';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { id } from '../values.ts';

export const createCardAccount = defineCall({
  method: 'POST',
  path: '/stripe/create',
  feature: 'payments',
  summary: 'The account of an organization with the card provider, and the link that sets it up',
  body: z.object({ OrganizationId: id, FacilityId: id }),
  answer: z.object({ onboardingLink: z.url(), stripeId: z.string() }),
  status: 200,
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN', 'NOT_FOUND', 'UNAVAILABLE'],
  ownTransactions: true,
});

export const readCardStatus = defineCall({
  method: 'GET',
  path: '/stripe/status',
  feature: 'payments',
  summary: 'How far an account of the card provider is set up, asked anew',
  query: z.object({ stripeId: z.string().min(1).max(100) }),
  answer: z.object({ message: z.enum(PAYMENTS_STATUSES) }),
  refusals: ['VALIDATION', 'NOT_FOUND', 'UNAVAILABLE'],
});
