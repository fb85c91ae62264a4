import * as z from 'zod';
import { defineCall } from '../call.ts';
import { own } from '../policy/verdicts.ts';
import { optionalPage } from '../values.ts';

export const readFacilityTypes = defineCall({
  method: 'GET',
  path: '/facilities/types',
  policy: own,
  feature: 'facilities',
  summary: 'List the facility types, by id',
  query: z.object(optionalPage),
  answer: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      names: z.object({ en: z.string(), it: z.string() }),
    }),
  ),
  pagedIfAsked: true,
  refusals: ['VALIDATION'],
});
