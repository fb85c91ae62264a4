import type { events } from '@zampa/db/schema/conversations';
import { sql, type SQL } from 'drizzle-orm';
import { endWith, rowsOf, type Queryable } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { Refusal } from '../../errors/refusal.ts';

type Row = typeof events.$inferInsert;
export type NewEvent = Pick<Row, 'conversationId' | 'type' | 'party' | 'userId'> &
  Partial<
    Pick<
      Row,
      'category' | 'message' | 'eventAction' | 'details' | 'fileId' | 'clientId' | 'clientHash'
    >
  >;

/** An event as it stands in its conversation. */
export type Appended = { readonly id: string; readonly seq: number };

/**
 * Appends an event and gives it the next `seq` of its conversation.
 *
 * The counter's row stays locked until commit: numbers become visible in order, without gaps.
 */
export async function appendEvent(tx: Queryable, event: NewEvent, now: Date): Promise<Appended> {
  const [row] = await rowsOf<Appended>(
    tx,
    sql`with head as (${countEvent(event, now)} returning last_seq)
      insert into events ${COLUMNS}
      select ${valuesOf(newId(), sql`head.last_seq`, event, now)} from head returning id, seq`,
  );
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

/**
 * Appends an event as `appendEvent` does, with the commit: for whoever has locked the conversation, and knows with what
 * number it ended until now.
 */
export function appendAtCommit(
  tx: Queryable,
  lastSeq: number,
  event: NewEvent,
  now: Date,
): Appended {
  const appended = { id: newId(), seq: lastSeq + 1 };
  endWith(tx, () => countEvent(event, now));
  endWith(
    tx,
    () => sql`insert into events ${COLUMNS}
      values (${valuesOf(appended.id, sql`${appended.seq}::int`, event, now)})`,
  );
  return appended;
}

/** Counts an event in its conversation, with what it means for the clinic: what waits there, and what is answered. */
function countEvent({ conversationId, type, party }: NewEvent, now: Date): SQL {
  const isMessage = type === 'CHAT';
  const changed = [
    sql`last_seq = last_seq + 1, updated_at = ${now}`,
    isMessage &&
      party === 'owner' &&
      sql`unanswered_seq = last_seq + 1, unanswered_since = coalesce(unanswered_since, ${now})`,
    isMessage && party === 'facility' && sql`unanswered_seq = null, unanswered_since = null`,
    party === 'facility' && sql`owner_news = null, owner_news_seq = null, owner_news_since = null`,
  ].filter((part) => part !== false);
  return sql`update conversations set ${sql.join(changed, sql`, `)} where id = ${conversationId}`;
}

const COLUMNS =
  sql.raw(`(id, conversation_id, seq, type, category, party, user_id, message, event_action,
        details, file_id, client_id, client_hash, created_at, updated_at)`);

function valuesOf(id: string, seq: SQL, event: NewEvent, now: Date): SQL {
  const { conversationId, type, category = 'NONE', party, userId } = event;
  const { message = null, eventAction = null, details = null } = event;
  const { fileId = null, clientId = null, clientHash = null } = event;
  return sql`${id}::uuid, ${conversationId}::uuid, ${seq}, ${type}, ${category}, ${party},
        ${userId}::uuid, ${message}, ${eventAction}, ${details && JSON.stringify(details)}::jsonb,
        ${fileId}::uuid, ${clientId}, ${clientHash}, ${now}::timestamptz, ${now}::timestamptz`;
}
