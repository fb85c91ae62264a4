import * as z from 'zod';
import { defineCall } from '../call.ts';
import { noteOfTreatingStaff } from '../policy/verdicts.ts';
import { id } from '../values.ts';
import { VisitNote } from './objects/note.ts';

export const signNote = defineCall({
  method: 'POST',
  path: '/notes/sign',
  policy: noteOfTreatingStaff,
  feature: 'health',
  summary:
    'Sign a note. Its weight becomes the weight of the pet, its diagnoses enter the problem list. Signing again returns the same note',
  query: z.object({ id }),
  answer: VisitNote,
  status: 200,
  audit: { kind: 'HEALTH_CHANGE' },
  refusals: ['VALIDATION', 'NOT_FOUND', 'FORBIDDEN', 'STATUS_CONFLICT'],
});
