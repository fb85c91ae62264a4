import type { deleteNote as call } from '@zampa/contract/health/delete-note';
import { healthDocuments } from '@zampa/db/schema/documents';
import { visitNotes } from '@zampa/db/schema/health';
import { refusalToEditNote } from '@zampa/domain/health/note-states';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { deleteDocuments } from '../documents/delete-documents.ts';
import { lockNote } from './lock-note.ts';

/** Deletes a draft with its attachments. Errors: FORBIDDEN for assistants, NOTE_SIGNED. */
export async function deleteNote({ viewer, tx, query }: PersonContext<typeof call>, deps: Deps) {
  const note = await lockNote(tx, viewer, query.id);
  const refusal = refusalToEditNote(note.status);
  if (refusal) throw new Refusal(refusal);
  const attachments = await tx
    .select({ id: healthDocuments.id })
    .from(healthDocuments)
    .where(eq(healthDocuments.noteId, note.id));
  await deleteDocuments(
    deps,
    tx,
    attachments.map(({ id }) => id),
  );
  await tx.delete(visitNotes).where(eq(visitNotes.id, note.id));
}
