import * as z from 'zod';
import { defineCall } from '../call.ts';
import { facilityAdminsOnly } from '../policy/verdicts.ts';
import { id } from '../values.ts';

/** Reasons why a client created by an import is kept when it is undone. */
export const KEPT_REASONS = ['INVITED', 'REGISTERED', 'CHANGED'] as const;

export const undoImport = defineCall({
  method: 'POST',
  path: '/facilities/users/import/undo',
  policy: facilityAdminsOnly('import', 'body.importId'),
  feature: 'import',
  summary: 'Undo an import within a day: clients that have not changed since are removed',
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
  audit: { kind: 'SETTINGS' },
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND', 'STATUS_CONFLICT'],
});
