import * as z from 'zod';
import { defineCall } from '../call.ts';
import { seen } from '../policy/verdicts.ts';
import { id, page } from '../values.ts';
import { HealthProblem } from './objects/problem.ts';

export const readProblems = defineCall({
  method: 'GET',
  path: '/problems',
  policy: seen,
  feature: 'health',
  summary:
    'List the problems of a pet, newest first; empty for a pet that the caller may not see. Families see chronic problems and those of released notes',
  query: z.object({ ...page, PetId: id }),
  answer: z.array(HealthProblem),
  paged: true,
  audit: { kind: 'HEALTH_READ', about: [{ thing: 'pet', at: 'query.PetId' }] },
  refusals: ['VALIDATION'],
});
