import * as z from 'zod';
import { defineCall } from '../call.ts';
import { noteOfTreatingStaff } from '../policy/verdicts.ts';
import { id } from '../values.ts';

export const deleteNote = defineCall({
  method: 'DELETE',
  path: '/notes',
  policy: noteOfTreatingStaff,
  feature: 'health',
  summary: 'Delete a draft',
  query: z.object({ id }),
  audit: { kind: 'HEALTH_CHANGE' },
  refusals: ['VALIDATION', 'NOT_FOUND', 'FORBIDDEN', 'NOTE_SIGNED'],
});
