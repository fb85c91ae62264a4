import * as z from 'zod';
import { instant } from '../../values.ts';
import { templateTexts } from './note-fields.ts';

export const NoteTemplate = z
  .object({
    id: z.uuid(),
    facilityId: z.uuid(),
    name: z.string(),
    language: z.enum(['en', 'it']).nullable(),
    species: z.array(z.int()),
    fields: templateTexts,
    dateCreated: instant,
    dateUpdated: instant,
  })
  .meta({
    id: 'NoteTemplate',
    description:
      'Prefilled texts of a visit note, with the placeholders {pet}, {owner}, {age} and {weight}. species: empty for all.',
  });
export type NoteTemplate = z.output<typeof NoteTemplate>;
