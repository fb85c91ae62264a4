import * as z from 'zod';
import { defineCall } from '../call.ts';
import { templateEditors } from '../policy/verdicts.ts';
import { catalogueId, id, requiredLine } from '../values.ts';
import { TEMPLATE_NAME_LENGTH, templateTexts } from './objects/note-fields.ts';
import { NoteTemplate } from './objects/note-template.ts';

export const createNoteTemplate = defineCall({
  method: 'POST',
  path: '/note-templates',
  policy: { ...templateEditors, scope: { kind: 'facility', at: 'body.facilityId' } },
  feature: 'health',
  summary: 'Create a note template',
  body: z.object({
    facilityId: id,
    name: requiredLine(TEMPLATE_NAME_LENGTH),
    species: z.array(catalogueId).max(50, 'list_full').default([]),
    fields: templateTexts.default({}),
  }),
  answer: NoteTemplate,
  status: 201,
  audit: { kind: 'SETTINGS' },
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN'],
});
