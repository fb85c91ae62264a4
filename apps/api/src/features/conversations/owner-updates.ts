import type { OwnerUpdate } from '@zampa/domain/inbox/inbox-kinds';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';

/**
 * Marks the conversation as having an owner update (an answered proposal, a cancellation, a failed card) that the
 * clinic has not handled. Cleared by the clinic's next event, or by `clearPendingItems` after the clinic has seen it.
 */
export async function markOwnerUpdate(
  tx: Queryable,
  conversationId: string,
  news: OwnerUpdate,
  now: Date,
): Promise<void> {
  await rowsOf(
    tx,
    sql`update conversations set owner_news = ${news}, owner_news_seq = last_seq + 1, owner_news_since = ${now}
      where id = ${conversationId}`,
  );
}

/** Removes an owner's update from the inbox of the clinic, because the owner took it back. */
export async function withdrawOwnerUpdate(
  tx: Queryable,
  conversationId: string,
  news: OwnerUpdate,
): Promise<void> {
  await rowsOf(
    tx,
    sql`update conversations set owner_news = null, owner_news_seq = null, owner_news_since = null
      where id = ${conversationId} and owner_news = ${news}`,
  );
}

export type HandledUpTo = {
  readonly conversationId: string;
  readonly seq: number;
  /**
   * Whether messages are cleared too. False for staff who may not answer, as they cannot decide that no answer is
   * needed.
   */
  readonly messagesToo: boolean;
};

/** Clears the clinic's pending items of a conversation up to this event. Newer items stay. */
export async function clearPendingItems(
  tx: Queryable,
  { conversationId, seq, messagesToo }: HandledUpTo,
): Promise<void> {
  await rowsOf(
    tx,
    sql`update conversations set owner_news = null, owner_news_seq = null, owner_news_since = null
      where id = ${conversationId} and owner_news_seq <= ${seq}`,
  );
  if (!messagesToo) return;
  await rowsOf(
    tx,
    sql`update conversations c set done_seq = done.seq, unanswered_seq = later.seq, unanswered_since = later.since
      from (select least(${seq}::int, last_seq) as seq from conversations where id = ${conversationId}) done
      cross join lateral (
        select max(e.seq) as seq, min(e.created_at) as since from events e
        where e.conversation_id = ${conversationId} and e.type = 'CHAT' and e.party = 'owner'
          and e.withdrawn_at is null and e.seq > done.seq) later
      where c.id = ${conversationId} and c.done_seq < done.seq and c.unanswered_seq is not null`,
  );
}
