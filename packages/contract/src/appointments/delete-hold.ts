import * as z from 'zod';
import { defineCall } from '../call.ts';
import { no, own } from '../policy/verdicts.ts';
import { id } from '../values.ts';

export const deleteHold = defineCall({
  method: 'DELETE',
  path: '/facilities/holds',
  policy: { ...own, vets: no },
  feature: 'appointments',
  summary: 'Release a held time; an expired hold needs no release',
  query: z.object({ id }),
  refusals: ['VALIDATION', 'NOT_FOUND'],
});
