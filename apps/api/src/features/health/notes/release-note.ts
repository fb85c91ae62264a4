import type { releaseNote as call } from '@zampa/contract/health/release-note';
import { visitNotes } from '@zampa/db/schema/health';
import { isAnnounced, refusalToReleaseNote } from '@zampa/domain/health/note-states';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { findReadersOfFamily } from '../../../emails/notification-emails.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { lockNote, type LockedNote } from './lock-note.ts';
import { readNote } from './note-json.ts';

/**
 * Releases a signed note to the family, or withdraws the release. The first release notifies the family. Errors:
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
    if (announces) await notifyFamily(deps, tx, note);
  }
  return readNote(tx, viewer, note.id);
}

async function notifyFamily(deps: Deps, tx: Queryable, note: LockedNote): Promise<void> {
  const readers = await findReadersOfFamily(tx, note.familyId, { except: null });
  deps.outbox.enqueue(tx, 'notify', {
    kind: 'NOTE_RELEASED',
    by: null,
    facilityId: note.facilityId,
    conversation: null,
    to: readers.flatMap(({ userId }) => userId ?? []),
    starts: [],
  });
}
