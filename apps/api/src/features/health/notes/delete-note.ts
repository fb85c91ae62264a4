import type { deleteNote as call } from '@zampa/contract/health/delete-note';
import { visitNotes } from '@zampa/db/schema/health';
import { refusalToEditNote } from '@zampa/domain/health/note-states';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { lockNote } from './lock-note.ts';

/** Deletes a draft. Errors: FORBIDDEN for assistants, NOTE_SIGNED. */
export async function deleteNote({ viewer, tx, query }: PersonContext<typeof call>) {
  const note = await lockNote(tx, viewer, query.id);
  const refusal = refusalToEditNote(note.status);
  if (refusal) throw new Refusal(refusal);
  await tx.delete(visitNotes).where(eq(visitNotes.id, note.id));
}
