import type { releaseNote as call } from '@zampa/contract/health/release-note';
import { healthDocuments } from '@zampa/db/schema/documents';
import { visitNotes } from '@zampa/db/schema/health';
import { isAnnounced, refusalToReleaseNote } from '@zampa/domain/health/note-states';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { announceRelease } from '../announce-release.ts';
import { lockNote } from './lock-note.ts';
import { readNote } from './note-json.ts';

/**
 * Releases a signed note with its attachments to the family, or withdraws the release. The first release notifies the family. Errors:
 * FORBIDDEN for assistants, NOTE_NOT_SIGNED.
 */
export async function releaseNote(
  { viewer, tx, query, body, now }: PersonContext<typeof call>,
  deps: Deps,
) {
  const note = await lockNote(tx, viewer, query.id);
  const refusal = refusalToReleaseNote(note.status);
  if (refusal) throw new Refusal(refusal);
  const isChanged = body.released !== (note.releasedAt !== null);
  if (isChanged) {
    const announces = isAnnounced(body.released, note.announcedAt);
    await tx
      .update(visitNotes)
      .set({
        releasedAt: body.released ? now : null,
        announcedAt: announces ? now : note.announcedAt,
        updatedAt: now,
      })
      .where(eq(visitNotes.id, note.id));
    await tx
      .update(healthDocuments)
      .set({ releasedAt: body.released ? now : null })
      .where(eq(healthDocuments.noteId, note.id));
    if (announces) await announceRelease(deps, tx, note, 'NOTE_RELEASED');
  }
  return readNote(tx, viewer, note.id);
}
