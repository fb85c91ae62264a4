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
  summary: 'The trial or the plan of a facility’s organization, and how much of it is used',
  query: z.object({ facilityId: id }),
  answer: Subscription,
  refusals: ['VALIDATION', 'FACILITY_UNKNOWN'],
});
