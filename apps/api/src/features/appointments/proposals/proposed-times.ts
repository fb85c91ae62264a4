import { proposedTimes } from '@zampa/db/schema/calendar';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';

export type ProposedTimeRow = typeof proposedTimes.$inferSelect;

/** Returns the times proposed in a conversation, including expired ones. */
export const findProposedTimes = (
  tx: Queryable,
  conversationId: string,
): Promise<ProposedTimeRow[]> =>
  tx.select().from(proposedTimes).where(eq(proposedTimes.conversationId, conversationId));

/** Withdraws the times proposed in a conversation, which other clients can then book again. */
export async function withdrawProposedTimes(tx: Queryable, conversationId: string): Promise<void> {
  await tx.delete(proposedTimes).where(eq(proposedTimes.conversationId, conversationId));
}
