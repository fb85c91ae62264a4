import { calendarEvents } from '@zampa/db/schema/calendar';
import { conversations, events } from '@zampa/db/schema/conversations';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';

/**
 * What this person created with this `clientId` before. Two requests with the same one wait for each other, so that
 * the second sees what the first has written. Refusal: IDEMPOTENCY_MISMATCH when it was something else.
 */
export async function findRepeated(
  tx: Queryable,
  userId: string,
  { clientId, clientHash }: { readonly clientId?: string; readonly clientHash?: string },
): Promise<{ id: string; seq: number } | null> {
  if (!clientId) return null;
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${userId}:${clientId}`}, 0))`,
  );
  const [event] = await tx
    .select({ id: events.id, seq: events.seq, hash: events.clientHash })
    .from(events)
    .where(and(eq(events.userId, userId), eq(events.clientId, clientId)));
  const [conversation] = event
    ? []
    : await tx
        .select({ id: conversations.id, hash: conversations.clientHash })
        .from(conversations)
        .where(and(eq(conversations.creatorId, userId), eq(conversations.clientId, clientId)));
  const [entry] =
    event || conversation
      ? []
      : await tx
          .select({ id: calendarEvents.id, hash: calendarEvents.clientHash })
          .from(calendarEvents)
          .where(and(eq(calendarEvents.creatorId, userId), eq(calendarEvents.clientId, clientId)));
  const outside = conversation ?? entry;
  const found = event ?? (outside && { ...outside, seq: 0 });
  if (!found) return null;
  if (found.hash !== clientHash) throw new Refusal('IDEMPOTENCY_MISMATCH');
  return { id: found.id, seq: found.seq };
}
