import type { createAddendum as call } from '@zampa/contract/health/create-addendum';
import { visitNoteAddenda, visitNotes } from '@zampa/db/schema/health';
import { refusalToReleaseNote } from '@zampa/domain/health/note-states';
import { eq } from 'drizzle-orm';
import { newId } from '../../../db/ids.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { lockNote } from './lock-note.ts';
import { readNote } from './note-json.ts';

/** Adds a correction to a signed note. Errors: FORBIDDEN for assistants, NOTE_NOT_SIGNED. */
export async function createAddendum({ viewer, tx, query, body, now }: PersonContext<typeof call>) {
  const { id, facilityId, familyId, status } = await lockNote(tx, viewer, query.id);
  const refusal = refusalToReleaseNote(status);
  if (refusal) throw new Refusal(refusal);
  await tx.insert(visitNoteAddenda).values({
    id: newId(),
    noteId: id,
    facilityId,
    familyId,
    authorId: viewer.userId,
    text: body.text,
    createdAt: now,
  });
  await tx.update(visitNotes).set({ updatedAt: now }).where(eq(visitNotes.id, id));
  return readNote(tx, viewer, id);
}
