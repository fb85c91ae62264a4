import type { deleteDocument as call } from '@zampa/contract/health/delete-document';
import { visitNotes } from '@zampa/db/schema/health';
import { refusalToEditNote } from '@zampa/domain/health/note-states';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { deleteDocuments } from './delete-documents.ts';
import { lockHealthDocument } from './lock-document.ts';

/** Deletes a document with its file. Errors: FORBIDDEN for a document of the other side, NOTE_SIGNED. */
export async function deleteDocument(
  { viewer, tx, query }: PersonContext<typeof call>,
  deps: Deps,
) {
  const { id, noteId } = await lockHealthDocument(tx, viewer, query.id);
  if (noteId) {
    const [note] = await tx
      .select({ status: visitNotes.status })
      .from(visitNotes)
      .where(eq(visitNotes.id, noteId))
      .for('share');
    const refusal = note && refusalToEditNote(note.status);
    if (refusal) throw new Refusal(refusal);
  }
  await deleteDocuments(deps, tx, [id]);
}
