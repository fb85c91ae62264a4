import type { OwnerNews } from '@zampa/domain/inbox/inbox-kinds';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';

/**
 * Keeps before the clinic what came of an owner's choice or card. It stands before the next event of the conversation: whatever
 * the clinic does there takes it away, and so does a mark that was made after it was seen.
 */
export async function keepOwnerNews(
  tx: Queryable,
  conversationId: string,
  news: OwnerNews,
  now: Date,
): Promise<void> {
  await rowsOf(
    tx,
    sql`update conversations set owner_news = ${news}, owner_news_seq = last_seq + 1, owner_news_since = ${now}
      where id = ${conversationId}`,
  );
}

export type DoneUpTo = {
  readonly conversationId: string;
  readonly seq: number;
  /** Whether messages are meant too: who may not answer does not say that nothing is to be answered. */
  readonly messagesToo: boolean;
};

/** Forgets what waited for the clinic in a conversation up to an event; what has come since stays. */
export async function forgetWhatWaits(
  tx: Queryable,
  { conversationId, seq, messagesToo }: DoneUpTo,
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
