import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { type Json, jsonBytes } from '../../../http/replies/json-bytes.ts';
import { visibleConversation } from '../../conversations/public.ts';
import { type PaymentLineRow, paymentLinesSql, shapePaymentLine } from '../../payments/public.ts';
import { readConversationRows } from '../rows/read-conversation-rows.ts';
import { shapeConversations } from '../rows/shape-conversations.ts';

const PAGE = 100;
const CATCH_UP = 200;

type Part = {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly around?: number | undefined;
};

type ExtraColumns = { readonly payments: readonly PaymentLineRow[] };

/**
 * Returns a conversation with its payment history and a page of events by ascending seq: the latest 100, the 100
 * before or around a seq, or up to 200 after a seq together with earlier events that changed since. One statement.
 * With `userId`, diary entries are included. Throws NOT_FOUND.
 *
 * @param thread.userId if set, the conversation must belong to one of this person's families; for the viewer's own
 * id, any conversation that they see
 */
export async function findThread(
  db: Queryable,
  viewer: Viewer,
  { id, userId }: { readonly id: string; readonly userId?: string },
  part: Part,
): Promise<Json> {
  const ofPerson =
    userId === undefined || userId === viewer.userId
      ? sql`(c.type = 'HEALTH' or ${userId !== undefined})`
      : sql`exists (select from family_members fm
          where fm.family_id = c.family_id and fm.user_id = ${userId} and fm.status = 'ACTIVE')`;
  const rows = await readConversationRows<ExtraColumns>(db, viewer, {
    parts: sql`shown as (select c.*, 1 as place, c.last_seq - ${PAGE}::int as page_start from conversations c
      where c.id = ${id} and ${visibleConversation(viewer)} and ${ofPerson})`,
    events: sql`shown c cross join lateral (
      select e.* from events e where e.conversation_id = c.id and ${pageCondition(part)}${orChangedSql(part)} offset 0) e`,
    extraColumns: sql`${paymentLinesSql(sql`(select id from shown)`)} as payments`,
  });
  const { conversations, events } = shapeConversations(viewer, rows);
  const [conversation] = conversations;
  if (!conversation) throw new Refusal('NOT_FOUND');
  const payments = rows.payments.map(shapePaymentLine);
  const { after } = part;
  const parts =
    after === undefined
      ? { events }
      : {
          events: events.filter(({ seq }) => seq > after),
          changed: events.filter(({ seq }) => seq <= after),
        };
  return { json: jsonBytes({ ...conversation, ...parts, payments }) };
}

/**
 * Adds earlier events that were changed after event `after` was created, since the client may have missed them and
 * `seq` does not reveal changes. The minute of tolerance allows for changes that are dated before their commit.
 */
function orChangedSql({ after }: Part): SQL {
  if (after === undefined) return sql``;
  return sql` union all (
    select e.* from events e where e.conversation_id = c.id and e.seq <= ${after}::bigint
      and e.updated_at > e.created_at and e.updated_at > (
        select shown_last.created_at from events shown_last
        where shown_last.conversation_id = c.id and shown_last.seq = ${after}::bigint) - interval '1 minute'
    order by e.updated_at desc limit ${CATCH_UP})`;
}

/**
 * SQL: the page as a range of `seq`, which has no gaps, so that the cost does not depend on the conversation's
 * length. The bounds are computed outside: a sum would be evaluated per row, after the row-level security policies.
 */
function pageCondition({ before, after, around }: Part): SQL {
  const seqBetween = (above: number, upTo: number) =>
    sql`e.seq > ${above}::bigint and e.seq <= ${upTo}::bigint`;
  if (around !== undefined) return seqBetween(around - PAGE / 2, around + PAGE / 2);
  if (after !== undefined) return seqBetween(after, after + CATCH_UP);
  if (before !== undefined) return seqBetween(before - 1 - PAGE, before - 1);
  return sql`e.seq > c.page_start and e.seq <= c.last_seq`;
}
