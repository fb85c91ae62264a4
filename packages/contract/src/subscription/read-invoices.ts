import * as z from 'zod';
import { defineCall } from '../call.ts';
import { organizationGovernorsOnly } from '../policy/verdicts.ts';
import { id } from '../values.ts';
import { Invoice } from './objects.ts';

export const readInvoices = defineCall({
  method: 'GET',
  path: '/subscription/invoices',
  policy: organizationGovernorsOnly('query.facilityId'),
  feature: 'subscription',
  summary:
    'List the invoices of the subscription from the billing provider, newest first, at most 100',
  query: z.object({ facilityId: id }),
  answer: z.array(Invoice),
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN', 'UNAVAILABLE'],
});
