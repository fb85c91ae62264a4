import { conversations } from '@zampa/db/schema/conversations';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Deps } from '../../deps.ts';
import { publishEvent, publishAccessLost } from './publish-event.ts';

/**
 * Unassigns a leaving member's open conversations, including those started but never answered, so that they await
 * all staff again. Publishes the change. Keeps conversations if the person still works there as an organization
 * admin.
 *
 * @returns the number of unassigned conversations
 */
export async function unassignConversations(
  deps: Deps,
  { tx, now }: UnitOfWork,
  { facilityId, userId }: { readonly facilityId: string; readonly userId: string },
): Promise<number> {
  const left = await tx
    .update(conversations)
    .set({ assigneeId: null, assignedAt: null, updatedAt: now, ...asNotAnswered })
    .where(
      and(
        eq(conversations.facilityId, facilityId),
        eq(conversations.assigneeId, userId),
        ne(conversations.status, 'CLOSED'),
        sql`not exists (select from facility_staff s where s.facility_id = ${facilityId}
          and s.user_id = ${userId} and s.workplace_id <> ${facilityId})`,
      ),
    )
    .returning({ id: conversations.id });
  for (const { id } of left) {
    publishEvent(deps, tx, { action: 'updated', conversationId: id, eventId: null });
    publishAccessLost(deps, tx, id, userId);
  }
  return left.length;
}

/**
 * SQL condition: the service was started but never answered. Starting hides the owner's request from the inbox, so
 * unassigning marks it as unanswered again.
 */
const neverAnswered = sql`(conversations.status = 'OPEN' and not conversations.opened_by_vet
  and conversations.unanswered_seq is null and conversations.done_seq < conversations.last_seq
  and not exists (select from events e
    where e.conversation_id = conversations.id and e.type = 'CHAT' and e.party = 'facility'))`;

const asNotAnswered = {
  unansweredSeq: sql`case when ${neverAnswered} then conversations.last_seq else conversations.unanswered_seq end`,
  unansweredSince: sql`case when ${neverAnswered} then conversations.created_at else conversations.unanswered_since end`,
};
