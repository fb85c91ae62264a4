import * as z from 'zod';
import { defineCall } from '../call.ts';
import { open } from '../policy/verdicts.ts';
import { optionalPage } from '../values.ts';
import { OfferedPlan } from './objects.ts';

export const readPlans = defineCall({
  method: 'GET',
  path: '/plans',
  policy: open,
  feature: 'subscription',
  summary: 'List the plans, from the free one to the largest',
  query: z.object(optionalPage),
  answer: z.array(OfferedPlan),
  pagedIfAsked: true,
  refusals: ['VALIDATION'],
  catalogue: true,
});
