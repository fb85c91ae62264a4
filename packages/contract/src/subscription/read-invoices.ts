import * as z from 'zod';
import { defineCall } from '../call.ts';
import { governing } from '../policy/verdicts.ts';
import { id } from '../values.ts';
import { Invoice } from './objects.ts';

export const readInvoices = defineCall({
  method: 'GET',
  path: '/subscription/invoices',
  policy: governing('query.facilityId'),
  feature: 'subscription',
  summary:
    'What the subscription was invoiced, newest first, as the billing provider has it; at most the last 100',
  query: z.object({ facilityId: id }),
  answer: z.array(Invoice),
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN', 'UNAVAILABLE'],
});
