import { events } from '@zampa/db/schema/conversations';
import { sql, type SQL } from 'drizzle-orm';
import { selectRows } from '../../db/select-list.ts';
import { runAtCommit, type Queryable } from '../../db/database.ts';
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

/** An event's id and number in its conversation. */
export type AppendedEvent = { readonly id: string; readonly seq: number };

/**
 * Appends an event with the next `seq` of its conversation.
 *
 * The conversation row stays locked until commit, so that numbers become visible in order and without gaps.
 */
export async function appendEvent(
  tx: Queryable,
  event: NewEvent,
  now: Date,
): Promise<AppendedEvent> {
  const [row]: readonly AppendedEvent[] = await selectRows(
    tx,
    { id: events.id, seq: events.seq },
    (columns) => sql`with head as (${countEventSql(event, now)} returning last_seq)
      insert into events ${COLUMNS}
      select ${eventValuesSql(newId(), sql`head.last_seq`, event, now)} from head returning ${columns}`,
  );
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

/**
 * Appends an event like `appendEvent`, but sends the statements together with the commit. The caller has locked the
 * conversation and knows its last `seq`.
 */
export function appendAtCommit(
  tx: Queryable,
  lastSeq: number,
  event: NewEvent,
  now: Date,
): AppendedEvent {
  const appended = { id: newId(), seq: lastSeq + 1 };
  runAtCommit(tx, () => countEventSql(event, now));
  runAtCommit(
    tx,
    () => sql`insert into events ${COLUMNS}
      values (${eventValuesSql(appended.id, sql`${appended.seq}::int`, event, now)})`,
  );
  return appended;
}

/**
 * SQL that increments the conversation's `seq` and updates the clinic's pending items: an owner's message becomes
 * unanswered, a clinic's message answers it, and any clinic event clears the owner update.
 */
function countEventSql({ conversationId, type, party }: NewEvent, now: Date): SQL {
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

function eventValuesSql(id: string, seq: SQL, event: NewEvent, now: Date): SQL {
  const { conversationId, type, category = 'NONE', party, userId } = event;
  const { message = null, eventAction = null, details = null } = event;
  const { fileId = null, clientId = null, clientHash = null } = event;
  return sql`${id}::uuid, ${conversationId}::uuid, ${seq}, ${type}, ${category}, ${party},
        ${userId}::uuid, ${message}, ${eventAction}, ${details && JSON.stringify(details)}::jsonb,
        ${fileId}::uuid, ${clientId}, ${clientHash}, ${now}::timestamptz, ${now}::timestamptz`;
}
