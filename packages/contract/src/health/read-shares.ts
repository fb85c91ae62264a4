import * as z from 'zod';
import { defineCall } from '../call.ts';
import { seen } from '../policy/verdicts.ts';
import { id, page } from '../values.ts';
import { Share } from './objects/share.ts';

export const readShares = defineCall({
  method: 'GET',
  path: '/shares',
  policy: seen,
  feature: 'health',
  summary: 'List the share links of a pet of the caller’s family, newest first',
  query: z.object({ ...page, PetId: id }),
  answer: z.array(Share),
  paged: true,
  refusals: ['VALIDATION'],
});
