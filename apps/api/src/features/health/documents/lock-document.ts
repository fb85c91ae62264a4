import { healthDocuments } from '@zampa/db/schema/documents';
import type { Viewer } from '@zampa/domain/people/relation';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { requireTreating } from '../require-treating.ts';

/**
 * Locks a document of the viewer's side until commit. Throws NOT_FOUND; FORBIDDEN for a document of the other side, and
 * for staff who do not treat if it is attached to a note.
 */
export async function lockHealthDocument(tx: Queryable, viewer: Viewer, id: string) {
  // Only the own side can lock it, so that its side is read first.
  const [found] = await tx.select().from(healthDocuments).where(eq(healthDocuments.id, id));
  if (!found) throw new Refusal('NOT_FOUND');
  const { facilityId, noteId } = found;
  if (viewer.isVet !== (facilityId !== null)) throw new Refusal('FORBIDDEN');
  if (facilityId && noteId) requireTreating(viewer, facilityId);
  const [document] = await tx
    .select()
    .from(healthDocuments)
    .where(eq(healthDocuments.id, id))
    .for('update');
  if (!document) throw new Refusal('NOT_FOUND');
  return document;
}
