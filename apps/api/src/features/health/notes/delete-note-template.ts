import type { deleteNoteTemplate as call } from '@zampa/contract/health/delete-note-template';
import { noteTemplates } from '@zampa/db/schema/health';
import { eq } from 'drizzle-orm';
import type { PersonContext } from '../../../http/context.ts';
import { lockTemplate } from './note-templates.ts';

/** Deletes a note template. Errors: NOT_FOUND, FORBIDDEN for assistants. */
export async function deleteNoteTemplate({ viewer, tx, query }: PersonContext<typeof call>) {
  const { id } = await lockTemplate(tx, viewer, query.id);
  await tx.delete(noteTemplates).where(eq(noteTemplates.id, id));
}
