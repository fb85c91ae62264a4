import * as z from 'zod';
import { defineCall } from '../call.ts';
import { noteOfTreatingStaff } from '../policy/verdicts.ts';
import { id } from '../values.ts';
import { addendumText } from './objects/note-fields.ts';
import { VisitNote } from './objects/note.ts';

export const createAddendum = defineCall({
  method: 'POST',
  path: '/notes/addenda',
  policy: noteOfTreatingStaff,
  feature: 'health',
  summary: 'Add a correction to a signed note',
  query: z.object({ id }),
  body: z.object({ text: addendumText }),
  answer: VisitNote,
  status: 200,
  audit: { kind: 'HEALTH_CHANGE' },
  refusals: ['VALIDATION', 'NOT_FOUND', 'FORBIDDEN', 'NOTE_NOT_SIGNED'],
});
