import * as z from 'zod';
import { PROBLEM_STATUSES } from '@zampa/domain/health/note-states';
import { instant } from '../../values.ts';

export const HealthProblem = z
  .object({
    id: z.uuid(),
    PetId: z.uuid(),
    facilityId: z.uuid().nullable(),
    noteId: z.uuid().nullable(),
    text: z.string(),
    status: z.enum(PROBLEM_STATUSES),
    chronic: z.boolean(),
    date: instant,
    resolvedAt: instant.nullable(),
  })
  .meta({
    id: 'HealthProblem',
    description:
      'A diagnosis of a pet. Active chronic problems are the pet’s chronicConditions. facilityId: null if entered on the pet card.',
  });
export type HealthProblem = z.output<typeof HealthProblem>;
