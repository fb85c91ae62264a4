import { proposedTimes } from '@zampa/db/schema/calendar';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';

/** Offers times that were proposed in a conversation to all again. */
export async function freeProposedTimes(tx: Queryable, conversationId: string): Promise<void> {
  await tx.delete(proposedTimes).where(eq(proposedTimes.conversationId, conversationId));
}
