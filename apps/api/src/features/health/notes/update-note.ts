import type { updateNote as call } from '@zampa/contract/health/update-note';
import { visitNotes } from '@zampa/db/schema/health';
import { refusalToEditNote } from '@zampa/domain/health/note-states';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { findPet } from '../find-pet.ts';
import { lockNote } from './lock-note.ts';
import { readNote } from './note-json.ts';
import { refuseNoteDates } from './refuse-note-dates.ts';
import { refuseStaleVersion } from './refuse-stale-version.ts';

/** Changes fields of a draft. Errors: FORBIDDEN for assistants, NOTE_SIGNED, STALE, VALIDATION. */
export async function updateNote(context: PersonContext<typeof call>) {
  const { viewer, tx, query, body, ifMatch, now } = context;
  const note = await lockNote(tx, viewer, query.id);
  const refusal = refusalToEditNote(note.status);
  if (refusal) throw new Refusal(refusal);
  refuseStaleVersion(ifMatch, note.version);
  refuseNoteDates(body, await findPet(tx, note.petId), now);
  const { date, ...fields } = body;
  await tx
    .update(visitNotes)
    .set({
      ...fields,
      ...(date !== undefined && { notedAt: new Date(date) }),
      version: note.version + 1,
      updatedAt: now,
    })
    .where(eq(visitNotes.id, note.id));
  return readNote(tx, viewer, note.id);
}
