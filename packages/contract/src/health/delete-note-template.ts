import * as z from 'zod';
import { defineCall } from '../call.ts';
import { templateEditors } from '../policy/verdicts.ts';
import { id } from '../values.ts';

export const deleteNoteTemplate = defineCall({
  method: 'DELETE',
  path: '/note-templates',
  policy: { ...templateEditors, scope: { kind: 'noteTemplate', at: 'query.id' } },
  feature: 'health',
  summary: 'Delete a note template',
  query: z.object({ id }),
  audit: { kind: 'SETTINGS' },
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND'],
});
