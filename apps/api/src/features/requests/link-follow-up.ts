import { conversations } from '@zampa/db/schema/conversations';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../errors/refusal.ts';
import { publishEvent } from '../conversations/public.ts';

type EndedConversation = {
  readonly id: string;
  readonly facilityId: string;
  readonly familyId: string;
};

/**
 * Links a request to the closed conversation that it follows up, and publishes the change. Throws VALIDATION unless
 * that conversation is closed and belongs to the same family and clinic.
 */
export async function linkFollowUp(
  deps: Deps,
  tx: Queryable,
  { id, facilityId, familyId }: EndedConversation,
  now: Date,
): Promise<void> {
  const [ended] = await tx
    .update(conversations)
    .set({ updatedAt: now })
    .where(
      and(
        eq(conversations.id, id),
        eq(conversations.facilityId, facilityId),
        eq(conversations.familyId, familyId),
        eq(conversations.status, 'CLOSED'),
      ),
    )
    .returning({ id: conversations.id });
  if (!ended) throw invalid('payload.followUpOf', 'not_ended');
  publishEvent(deps, tx, { action: 'updated', conversationId: id, eventId: null });
}
