import * as z from 'zod';
import { defineCall } from '../call.ts';
import { templateEditors } from '../policy/verdicts.ts';
import { catalogueId, id, requiredLine } from '../values.ts';
import { TEMPLATE_NAME_LENGTH, templateTexts } from './objects/note-fields.ts';
import { NoteTemplate } from './objects/note-template.ts';

export const updateNoteTemplate = defineCall({
  method: 'PATCH',
  path: '/note-templates',
  policy: { ...templateEditors, scope: { kind: 'noteTemplate', at: 'query.id' } },
  feature: 'health',
  summary: 'Change a note template; `fields` replaces its texts',
  query: z.object({ id }),
  body: z
    .object({
      name: requiredLine(TEMPLATE_NAME_LENGTH),
      species: z.array(catalogueId).max(50, 'list_full'),
      fields: templateTexts,
    })
    .partial(),
  answer: NoteTemplate,
  audit: { kind: 'SETTINGS' },
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND', 'STALE'],
});
