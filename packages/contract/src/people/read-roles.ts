import * as z from 'zod';
import { defineCall } from '../call.ts';
import { no, own } from '../policy/verdicts.ts';
import { pageIfAsked } from '../values.ts';

export const readRoles = defineCall({
  method: 'GET',
  path: '/users/roles',
  policy: { ...own, owners: no },
  feature: 'people',
  summary: 'The roles of facilities and families, in the order of their ids',
  query: z.object(pageIfAsked),
  answer: z.array(z.object({ id: z.int(), name: z.string() })),
  pagedIfAsked: true,
  refusals: ['VALIDATION', 'FORBIDDEN'],
});
