import * as z from 'zod';
import { defineCall } from '../call.ts';
import { family, staff } from '../policy/verdicts.ts';
import { id } from '../values.ts';

export const deleteDocument = defineCall({
  method: 'DELETE',
  path: '/documents',
  policy: {
    scope: { kind: 'document', at: 'query.id' },
    verdicts: { ...staff, ...family },
  },
  feature: 'health',
  summary:
    'Delete a document with its file: staff those of their clinic, pet owners their own. Those of a signed note stay',
  query: z.object({ id }),
  audit: { kind: 'HEALTH_CHANGE' },
  refusals: ['VALIDATION', 'NOT_FOUND', 'FORBIDDEN', 'NOTE_SIGNED'],
});
