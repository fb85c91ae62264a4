import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { visibleConversation } from '../../conversations/public.ts';
import { readConversationRows } from '../rows/read-conversation-rows.ts';
import { shapeConversations } from '../rows/shape-conversations.ts';

const PAGE = 100;
const CATCH_UP = 200;

type Part = {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly around?: number | undefined;
};

/**
 * Finds a conversation with its latest 100 events, the 100 before or around a seq, or all (at most 200) after one; by
 * ascending seq. One statement. Diary entries are among what is somebody's, not among requests. Refusal: NOT_FOUND.
 *
 * @param thread.userId when given, the conversation must be one of this person's families, or of the viewer's own work
 */
export async function findThread(
  db: Queryable,
  viewer: Viewer,
  { id, userId }: { readonly id: string; readonly userId?: string },
  part: Part,
): Promise<{ json: string }> {
  const ofPerson =
    userId === undefined || userId === viewer.userId
      ? sql`(c.type = 'HEALTH' or ${userId !== undefined})`
      : sql`exists (select from family_members fm
          where fm.family_id = c.family_id and fm.user_id = ${userId} and fm.status = 'ACTIVE')`;
  const rows = await readConversationRows(db, viewer, {
    parts: sql`shown as (select c.*, 1 as place from conversations c
      where c.id = ${id} and ${visibleConversation(viewer)} and ${ofPerson})`,
    events: sql`shown c join events e on e.conversation_id = c.id where ${slice(part)}`,
  });
  const { conversations, events } = shapeConversations(viewer, rows);
  const [conversation] = conversations;
  if (!conversation) throw new Refusal('NOT_FOUND');
  return { json: JSON.stringify({ ...conversation, events }) };
}

function slice({ before, after, around }: Part): SQL {
  // Numbers have no gaps, so half a page on either side is a span of them.
  if (around !== undefined)
    return sql`e.seq > ${around - PAGE / 2} and e.seq <= ${around + PAGE / 2} order by e.seq limit ${PAGE}`;
  if (after !== undefined) return sql`e.seq > ${after} order by e.seq limit ${CATCH_UP}`;
  const older = before === undefined ? sql`true` : sql`e.seq < ${before}`;
  return sql`${older} order by e.seq desc limit ${PAGE}`;
}
