import * as z from 'zod';
import { defineCall } from '../call.ts';
import { family } from '../policy/verdicts.ts';
import { id } from '../values.ts';

export const deleteShare = defineCall({
  method: 'DELETE',
  path: '/shares',
  policy: { scope: { kind: 'share', at: 'query.id' }, verdicts: family },
  feature: 'health',
  summary: 'Withdraw a share link. Withdrawing again changes nothing',
  query: z.object({ id }),
  refusals: ['VALIDATION', 'NOT_FOUND'],
});
