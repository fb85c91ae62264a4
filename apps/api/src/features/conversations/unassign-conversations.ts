import { conversations } from '@zampa/db/schema/conversations';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Deps } from '../../deps.ts';
import { publishEvent, publishLoss } from './publish-event.ts';

/**
 * Takes the open conversations of a facility from somebody who leaves it, so that they wait for all of its staff again, also
 * one that was begun and never answered; both are told. Who goes on working there for its organization keeps them.
 *
 * @returns how many there were
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
    publishLoss(deps, tx, id, userId);
  }
  return left.length;
}

/** What an owner asked waits no more once somebody has taken charge of it; it does again where that is all they did. */
const neverAnswered = sql`(conversations.status = 'OPEN' and not conversations.opened_by_vet
  and conversations.unanswered_seq is null and conversations.done_seq < conversations.last_seq
  and not exists (select from events e
    where e.conversation_id = conversations.id and e.type = 'CHAT' and e.party = 'facility'))`;

const asNotAnswered = {
  unansweredSeq: sql`case when ${neverAnswered} then conversations.last_seq else conversations.unanswered_seq end`,
  unansweredSince: sql`case when ${neverAnswered} then conversations.created_at else conversations.unanswered_since end`,
};
