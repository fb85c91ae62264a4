import * as z from 'zod';
import { defineCall } from '../call.ts';
import { setUp } from '../policy/verdicts.ts';
import { id } from '../values.ts';

/** Why somebody whom an import brought stays when it is taken back. */
export const KEPT_REASONS = ['INVITED', 'REGISTERED', 'CHANGED'] as const;

export const undoImport = defineCall({
  method: 'POST',
  path: '/facilities/users/import/undo',
  policy: setUp('import', 'body.importId'),
  feature: 'import',
  summary: 'Take an import back for a day: what nobody has touched since is removed',
  body: z.object({ importId: id }),
  answer: z.object({
    removed: z.int(),
    kept: z.array(
      z.object({
        userId: z.uuid(),
        firstName: z.string(),
        lastName: z.string(),
        reason: z.enum(KEPT_REASONS),
      }),
    ),
  }),
  status: 200,
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND', 'STATUS_CONFLICT'],
});
