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
 * Returns the SQL condition for the conversations `c` that a viewer may see: conversations of their families and
 * workplaces. Defined only here. Consultants see conversations assigned to them; the desk does not see diaries.
 */
export function visibleConversation(viewer: Viewer): SQL {
  const families = viewer.families.map(({ familyId }) => familyId);
  const { assigned, desk, whole } = facilitiesByRole(viewer);
  return sql`(c.family_id = any(${uuids(families)})
    or c.facility_id = any(${uuids(whole)})
    or (c.facility_id = any(${uuids(desk)}) and c.type = 'HEALTH')
    or (c.facility_id = any(${uuids(assigned)}) and c.assignee_id = ${viewer.userId}))`;
}

/** Returns the SQL condition that the viewer may not read health data of conversation `c`. */
export const isHealthHiddenSql = (viewer: Viewer): SQL => {
  const { desk } = facilitiesByRole(viewer);
  return desk.length === 0 ? sql`false` : sql`(c.facility_id = any(${uuids(desk)}))`;
};

/** A conversation locked until commit, with the current status of its client relation. */
export type LockedConversation = typeof conversations.$inferSelect & {
  readonly facilityId: string;
  readonly relationship: (typeof facilityClients.$inferSelect)['status'] | undefined;
};

/**
 * Returns the facility of a conversation. Throws CONVERSATION_CLOSED for a diary entry, which cannot receive events.
 */
export function requireFacilityOf({
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
 * Locks a conversation by its id or the id of one of its events. Errors: NOT_FOUND if the viewer may not see it,
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
    facilityId: requireFacilityOf(conversation),
    relationship: relationship ?? undefined,
  };
}

/** Updates the conversation's timestamp, by which devices that were offline find changes. */
export async function touchConversation(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx.update(conversations).set({ updatedAt: now }).where(eq(conversations.id, id));
}
