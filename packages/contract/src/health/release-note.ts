import * as z from 'zod';
import { defineCall } from '../call.ts';
import { noteOfTreatingStaff } from '../policy/verdicts.ts';
import { flag, id } from '../values.ts';
import { VisitNote } from './objects/note.ts';

export const releaseNote = defineCall({
  method: 'PUT',
  path: '/notes/release',
  policy: noteOfTreatingStaff,
  feature: 'health',
  summary:
    'Release a signed note to the family, or withdraw the release. The family is notified of the first release',
  query: z.object({ id }),
  body: z.object({ released: flag }),
  answer: VisitNote,
  audit: { kind: 'HEALTH_CHANGE' },
  refusals: ['VALIDATION', 'NOT_FOUND', 'FORBIDDEN', 'NOTE_NOT_SIGNED'],
});
