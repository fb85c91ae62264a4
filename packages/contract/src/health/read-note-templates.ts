import * as z from 'zod';
import { defineCall } from '../call.ts';
import { no, refusedFamily, staff } from '../policy/verdicts.ts';
import { id, page } from '../values.ts';
import { NoteTemplate } from './objects/note-template.ts';

export const readNoteTemplates = defineCall({
  method: 'GET',
  path: '/note-templates',
  policy: {
    scope: { kind: 'facility', at: 'query.facilityId' },
    verdicts: { ...refusedFamily, ...staff, desk: no },
    owners: no,
  },
  feature: 'health',
  summary: 'List the note templates of a clinic in the caller’s language, by name',
  query: z.object({ ...page, facilityId: id }),
  answer: z.array(NoteTemplate),
  paged: true,
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN'],
});
