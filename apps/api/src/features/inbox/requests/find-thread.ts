import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { type Json, jsonBytes } from '../../../http/json-bytes.ts';
import { visibleConversation } from '../../conversations/public.ts';
import { type PaymentLineRow, paymentLinesOf, shapePaymentLine } from '../../payments/public.ts';
import { readConversationRows } from '../rows/read-conversation-rows.ts';
import { shapeConversations } from '../rows/shape-conversations.ts';

const PAGE = 100;
const CATCH_UP = 200;

type Part = {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly around?: number | undefined;
};

type Beside = { readonly payments: readonly PaymentLineRow[] };

/**
 * Finds a conversation with its latest 100 events, the 100 before or around a seq, or all (at most 200) after one and
 * what of the others was changed since; by ascending seq, and with what happened to its payments. One statement. Diary
 * entries are among what is somebody's, not among requests. Refusal: NOT_FOUND.
 *
 * @param thread.userId when given, the conversation must be one of this person's families, or of the viewer's own work
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
  const rows = await readConversationRows<Beside>(db, viewer, {
    parts: sql`shown as (select c.*, 1 as place, c.last_seq - ${PAGE}::int as page_start from conversations c
      where c.id = ${id} and ${visibleConversation(viewer)} and ${ofPerson})`,
    events: sql`shown c cross join lateral (
      select e.* from events e where e.conversation_id = c.id and ${slice(part)}${orChanged(part)} offset 0) e`,
    beside: sql`${paymentLinesOf(sql`(select id from shown)`)} as payments`,
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
 * Whoever shows a conversation up to a seq has read it no earlier than that came: what was changed since, they may have
 * missed, and no number tells them. A change is dated before it is committed.
 */
function orChanged({ after }: Part): SQL {
  if (after === undefined) return sql``;
  return sql` union all (
    select e.* from events e where e.conversation_id = c.id and e.seq <= ${after}::bigint
      and e.updated_at > e.created_at and e.updated_at > (
        select shown_last.created_at from events shown_last
        where shown_last.conversation_id = c.id and shown_last.seq = ${after}::bigint) - interval '1 minute'
    order by e.updated_at desc limit ${CATCH_UP})`;
}

/**
 * Numbers have no gaps, so a page is a span of them: it costs the same however long the conversation is. What it begins
 * with is worked out before: a sum would be asked for each row, after the policies of the table.
 */
function slice({ before, after, around }: Part): SQL {
  const within = (above: number, upTo: number) =>
    sql`e.seq > ${above}::bigint and e.seq <= ${upTo}::bigint`;
  if (around !== undefined) return within(around - PAGE / 2, around + PAGE / 2);
  if (after !== undefined) return within(after, after + CATCH_UP);
  if (before !== undefined) return within(before - 1 - PAGE, before - 1);
  return sql`e.seq > c.page_start and e.seq <= c.last_seq`;
}
