import type { releaseDocument as call } from '@zampa/contract/health/release-document';
import { healthDocuments } from '@zampa/db/schema/documents';
import { isAnnounced } from '@zampa/domain/health/note-states';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { announceRelease } from '../announce-release.ts';
import { readDocument } from './document-json.ts';
import { lockHealthDocument } from './lock-document.ts';

/**
 * Releases a document of the clinic to the family, or withdraws that. The first release notifies the family. Errors:
 * FORBIDDEN for documents of the family, STATUS_CONFLICT for attachments, which follow their note.
 */
export async function releaseDocument(
  { viewer, tx, query, body: { released }, now }: PersonContext<typeof call>,
  deps: Deps,
) {
  const document = await lockHealthDocument(tx, viewer, query.id);
  if (document.noteId) throw new Refusal('STATUS_CONFLICT');
  if (released !== (document.releasedAt !== null)) {
    const announces = isAnnounced(released, document.announcedAt);
    await tx
      .update(healthDocuments)
      .set({
        releasedAt: released ? now : null,
        announcedAt: announces ? now : document.announcedAt,
      })
      .where(eq(healthDocuments.id, document.id));
    if (announces) await announceRelease(deps, tx, document, 'DOCUMENT_RELEASED');
  }
  return readDocument(tx, viewer, document.id);
}
