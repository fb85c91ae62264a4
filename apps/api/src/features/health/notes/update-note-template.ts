import type { updateNoteTemplate as call } from '@zampa/contract/health/update-note-template';
import { noteTemplates } from '@zampa/db/schema/health';
import { eq } from 'drizzle-orm';
import type { PersonContext } from '../../../http/context.ts';
import { refuseStale } from '../../../http/input/if-match.ts';
import { lockTemplate, readTemplate, refuseUnknownSpecies } from './note-templates.ts';

/** Changes a note template. Errors: NOT_FOUND, FORBIDDEN for assistants, STALE, VALIDATION. */
export async function updateNoteTemplate(context: PersonContext<typeof call>) {
  const { viewer, tx, query, body, ifMatch, now } = context;
  const { id, updatedAt } = await lockTemplate(tx, viewer, query.id);
  refuseStale(ifMatch, updatedAt);
  await refuseUnknownSpecies(tx, body.species ?? []);
  await tx
    .update(noteTemplates)
    .set({ ...body, updatedAt: now })
    .where(eq(noteTemplates.id, id));
  return readTemplate(tx, id);
}
