import * as z from 'zod';
import { defineCall } from '../call.ts';
import { noteOfTreatingStaff } from '../policy/verdicts.ts';
import { id } from '../values.ts';
import { noteFields } from './objects/note-fields.ts';
import { VisitNote } from './objects/note.ts';

export const updateNote = defineCall({
  method: 'PATCH',
  path: '/notes',
  policy: noteOfTreatingStaff,
  feature: 'health',
  summary: 'Change a draft. If-Match: its `version`',
  query: z.object({ id }),
  body: z.object(noteFields).partial(),
  answer: VisitNote,
  audit: { kind: 'HEALTH_CHANGE' },
  refusals: ['VALIDATION', 'NOT_FOUND', 'FORBIDDEN', 'NOTE_SIGNED', 'STALE'],
});
