import { conversations } from '@zampa/db/schema/conversations';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { visibleConversation } from '../../conversations/public.ts';

/**
 * Locks a diary entry of the viewer's own until commit; null when the id is not one of an entry that they may see.
 * Refusal: FORBIDDEN for an entry of somebody else, and for what a clinic has written.
 */
export async function lockDiaryEntry(tx: Queryable, viewer: Viewer, id: string) {
  const [entry] = await tx
    .select()
    .from(conversations)
    .where(
      sql`${conversations.id} in (
        select c.id from conversations c
        where c.id = ${id} and c.type = 'DIARY' and ${visibleConversation(viewer)})`,
    )
    .for('update');
  if (!entry) return null;
  if (entry.creatorId !== viewer.userId || viewer.isVet) throw new Refusal('FORBIDDEN');
  return entry;
}
