import { conversations } from '@zampa/db/schema/conversations';
import { facilityClients } from '@zampa/db/schema/facilities';
import type { Viewer } from '@zampa/domain/people/relation';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';
import { conversationIdOf } from '../../access/conversation-id-of.ts';
import { facilitiesByRole } from '../../access/facilities-by-role.ts';
import { uuids } from '../../db/arrays.ts';

/**
 * Returns, in the one place that says so, which conversations a person may see: those of their families, those of the
 * facilities where they work; a consultant's, where they are in charge. Diaries are not for the desk. The table is `c`.
 */
export function visibleConversation(viewer: Viewer): SQL {
  const families = viewer.families.map(({ familyId }) => familyId);
  const { assigned, desk, whole } = facilitiesByRole(viewer);
  return sql`(c.family_id = any(${uuids(families)})
    or c.facility_id = any(${uuids(whole)})
    or (c.facility_id = any(${uuids(desk)}) and c.type = 'HEALTH')
    or (c.facility_id = any(${uuids(assigned)}) and c.assignee_id = ${viewer.userId}))`;
}

/** Tells whether the viewer may not read what conversation `c` says about health. */
export const hiddenFrom = (viewer: Viewer): SQL => {
  const { desk } = facilitiesByRole(viewer);
  return desk.length === 0 ? sql`false` : sql`(c.facility_id = any(${uuids(desk)}))`;
};

/** A conversation locked until commit, with how its family and facility stand to each other now. */
export type LockedConversation = typeof conversations.$inferSelect & {
  readonly facilityId: string;
  readonly relationship: (typeof facilityClients.$inferSelect)['status'] | undefined;
};

/** Returns whose a conversation is. Refusal: CONVERSATION_CLOSED for a diary entry, in which nobody writes or acts. */
export function facilityOf({
  type,
  facilityId,
}: {
  readonly type: string;
  readonly facilityId: string | null;
}): string {
  if (type === 'DIARY' || facilityId === null) throw new Refusal('CONVERSATION_CLOSED');
  return facilityId;
}

/**
 * Locks the conversation, or the one of this event. Refusals: NOT_FOUND when the viewer may not see it,
 * CONVERSATION_CLOSED for a diary entry.
 */
export async function lockConversation(
  tx: Queryable,
  viewer: Viewer,
  id: string,
): Promise<LockedConversation> {
  const [found] = await tx
    .select({ conversation: conversations, relationship: facilityClients.status })
    .from(conversations)
    .leftJoin(
      facilityClients,
      and(
        eq(facilityClients.facilityId, conversations.facilityId),
        eq(facilityClients.familyId, conversations.familyId),
      ),
    )
    .where(
      sql`${conversations.id} in (
        select c.id from conversations c
        where c.id = ${conversationIdOf(id)} and ${visibleConversation(viewer)})`,
    )
    .for('update', { of: conversations });
  if (!found) throw new Refusal('NOT_FOUND');
  const { conversation, relationship } = found;
  return {
    ...conversation,
    facilityId: facilityOf(conversation),
    relationship: relationship ?? undefined,
  };
}

/** Says that something about a conversation changed, for those who catch up by time. */
export async function touchConversation(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx.update(conversations).set({ updatedAt: now }).where(eq(conversations.id, id));
}
