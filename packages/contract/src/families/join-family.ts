import * as z from 'zod';
import { defineCall } from '../call.ts';
import { no, own } from '../policy/verdicts.ts';
import { text } from '../values.ts';
import { FamilyMembership } from './objects.ts';

export const joinFamily = defineCall({
  method: 'POST',
  path: '/families/join',
  policy: { ...own, vets: no },
  feature: 'families',
  summary: 'Ask to join the family with this code; an admin of the family must accept',
  body: z.object({ code: text(40).min(1, 'required') }),
  answer: FamilyMembership,
  status: 201,
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
});
