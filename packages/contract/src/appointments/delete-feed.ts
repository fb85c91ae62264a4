import * as z from 'zod';
import { defineCall } from '../call.ts';
import { own } from '../policy/verdicts.ts';
import { id } from '../values.ts';

export const deleteFeed = defineCall({
  method: 'DELETE',
  path: '/calendar/feeds',
  policy: own,
  feature: 'appointments',
  summary: 'Revoke a calendar feed',
  query: z.object({ id }),
  refusals: ['VALIDATION', 'NOT_FOUND'],
});
