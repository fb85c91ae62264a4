import { conversations } from '@zampa/db/schema/conversations';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { invalid } from '../../../errors/refusal.ts';
import { publishEvent } from '../../conversations/public.ts';

type Ended = { readonly id: string; readonly facilityId: string; readonly familyId: string };

/**
 * Lets a request go on from a conversation of the same family with the same clinic that has ended, which from now on
 * says so. Refusal: VALIDATION for any other, known to the caller or not.
 */
export async function goOnFrom(
  deps: Deps,
  tx: Queryable,
  { id, facilityId, familyId }: Ended,
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
