import { conversations } from '@zampa/db/schema/conversations';
import { isWrittenByPeople } from '@zampa/domain/conversations/diary-filter';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';
import { visibleConversation } from '../conversations/public.ts';

/**
 * Locks a diary entry until commit. Returns null if the id is not that of a diary entry visible to the viewer. Throws
 * FORBIDDEN unless the viewer is the pet owner who wrote it, and for the entries of features, such as weights.
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
  const { category } = entry;
  if (entry.creatorId !== viewer.userId || viewer.isVet || !isWrittenByPeople(category))
    throw new Refusal('FORBIDDEN');
  return { ...entry, category };
}

export type LockedEntry = NonNullable<Awaited<ReturnType<typeof lockDiaryEntry>>>;
