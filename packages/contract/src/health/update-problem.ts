import * as z from 'zod';
import { PROBLEM_STATUSES } from '@zampa/domain/health/note-states';
import { defineCall } from '../call.ts';
import { treatingStaff } from '../policy/verdicts.ts';
import { enumeration, flag, id } from '../values.ts';
import { HealthProblem } from './objects/problem.ts';

export const updateProblem = defineCall({
  method: 'PATCH',
  path: '/problems',
  policy: { scope: { kind: 'problem', at: 'query.id' }, verdicts: treatingStaff },
  feature: 'health',
  summary: 'Resolve or reopen a problem, or mark it as chronic, which shows it on the pet card',
  query: z.object({ id }),
  body: z.object({ status: enumeration(PROBLEM_STATUSES), chronic: flag }).partial(),
  answer: HealthProblem,
  audit: { kind: 'HEALTH_CHANGE' },
  refusals: ['VALIDATION', 'NOT_FOUND', 'FORBIDDEN', 'STATUS_CONFLICT'],
});
