import type { createNoteTemplate as call } from '@zampa/contract/health/create-note-template';
import { TEMPLATES_MAX } from '@zampa/contract/health/objects/note-fields';
import { noteTemplates } from '@zampa/db/schema/health';
import { eq } from 'drizzle-orm';
import { newId } from '../../../db/ids.ts';
import { invalid } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { readTemplate, refuseUnknownSpecies } from './note-templates.ts';
import { lockList } from '../lock-list.ts';
import { requireTreating } from '../require-treating.ts';

/** Creates a note template. Errors: FORBIDDEN for assistants, VALIDATION. */
export async function createNoteTemplate({ viewer, tx, body, now }: PersonContext<typeof call>) {
  const { facilityId, name, species, fields } = body;
  requireTreating(viewer, facilityId);
  await refuseUnknownSpecies(tx, species);
  await lockList(tx, `templates ${facilityId}`);
  const count = await tx.$count(noteTemplates, eq(noteTemplates.facilityId, facilityId));
  if (count >= TEMPLATES_MAX) throw invalid('name', 'list_full');
  const id = newId();
  await tx.insert(noteTemplates).values({
    id,
    facilityId,
    name,
    species,
    fields,
    createdAt: now,
    updatedAt: now,
  });
  return readTemplate(tx, id);
}
