import { visitNotes } from '@zampa/db/schema/health';
import type { Viewer } from '@zampa/domain/people/relation';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { requireTreating } from '../require-treating.ts';

export type LockedNote = typeof visitNotes.$inferSelect;

/** Locks a note until commit. Throws NOT_FOUND, and FORBIDDEN for staff who do not treat. */
export async function lockNote(tx: Queryable, viewer: Viewer, id: string): Promise<LockedNote> {
  const [note] = await tx.select().from(visitNotes).where(eq(visitNotes.id, id)).for('update');
  if (!note) throw new Refusal('NOT_FOUND');
  requireTreating(viewer, note.facilityId);
  return note;
}
