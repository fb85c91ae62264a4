import { conversations } from '@zampa/db/schema/conversations';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Deps } from '../../deps.ts';
import { publishEvent, publishLoss } from './publish-event.ts';

/**
 * Takes the open conversations of a facility from somebody who leaves it, so that they wait for all of its staff again;
 * both are told. Who goes on working there for its organization keeps them.
 */
export async function unassignConversations(
  deps: Deps,
  { tx, now }: UnitOfWork,
  { facilityId, userId }: { readonly facilityId: string; readonly userId: string },
): Promise<void> {
  const left = await tx
    .update(conversations)
    .set({ assigneeId: null, assignedAt: null, updatedAt: now })
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
}
