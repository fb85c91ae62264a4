import * as z from 'zod';
import { defineCall } from '../call.ts';
import { open } from '../policy/verdicts.ts';
import { OfferedPlan } from './objects.ts';

export const readPlans = defineCall({
  method: 'GET',
  path: '/plans',
  policy: open,
  feature: 'subscription',
  summary: 'The plans, from the free one to the largest',
  answer: z.array(OfferedPlan),
  refusals: [],
  catalogue: true,
});
