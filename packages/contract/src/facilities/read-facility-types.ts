import * as z from 'zod';
import { defineCall } from '../call.ts';
import { own } from '../policy/verdicts.ts';

export const readFacilityTypes = defineCall({
  method: 'GET',
  path: '/facilities/types',
  policy: own,
  feature: 'facilities',
  summary: 'The kinds of facility',
  answer: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      names: z.object({ en: z.string(), it: z.string() }),
    }),
  ),
  refusals: [],
});
