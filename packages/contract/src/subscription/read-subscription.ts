import * as z from 'zod';
import { defineCall } from '../call.ts';
import { staff } from '../policy/verdicts.ts';
import { id } from '../values.ts';
import { Subscription } from './objects.ts';

export const readSubscription = defineCall({
  method: 'GET',
  path: '/subscription',
  policy: { scope: { kind: 'facility', at: 'query.facilityId' }, verdicts: staff },
  feature: 'subscription',
  summary: 'Read the trial or plan of a facility’s organization and its usage',
  query: z.object({ facilityId: id }),
  answer: Subscription,
  refusals: ['VALIDATION', 'FACILITY_UNKNOWN'],
});
