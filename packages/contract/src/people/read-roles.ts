import * as z from 'zod';
import { defineCall } from '../call.ts';
import { no, own } from '../policy/verdicts.ts';

export const readRoles = defineCall({
  method: 'GET',
  path: '/users/roles',
  policy: { ...own, owners: no },
  feature: 'people',
  summary: 'The roles of facilities and families',
  answer: z.array(z.object({ id: z.int(), name: z.string() })),
  refusals: ['FORBIDDEN'],
});
