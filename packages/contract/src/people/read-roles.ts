import * as z from 'zod';
import { defineCall } from '../call.ts';
import { no, own } from '../policy/verdicts.ts';
import { optionalPage } from '../values.ts';

export const readRoles = defineCall({
  method: 'GET',
  path: '/users/roles',
  policy: { ...own, owners: no },
  feature: 'people',
  summary: 'List the roles of facilities and families, by id',
  query: z.object(optionalPage),
  answer: z.array(z.object({ id: z.int(), name: z.string() })),
  pagedIfAsked: true,
  refusals: ['VALIDATION', 'FORBIDDEN'],
});
