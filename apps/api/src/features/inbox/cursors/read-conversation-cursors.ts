import type { readConversationCursors as call } from '@zampa/contract/inbox/read-conversation-cursors';
import type { AnswerOf, QueryOf } from '@zampa/contract/call';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { decodeCursor, encodeCursor, type Page } from '../../../http/replies/pagination.ts';
import { unreadCount, visibleConversation } from '../../conversations/public.ts';
import { uuids } from '../../../db/arrays.ts';
import type { PersonContext } from '../../../http/context.ts';

export function readConversationCursors({ viewer, tx, query }: PersonContext<typeof call>) {
  return findConversationCursors(tx, viewer, query);
}

type Row = {
  readonly head: AnswerOf<typeof call>[number];
  readonly position: readonly string[];
};

/** Returns a page of the viewer's conversations that changed after an instant, the most recent change first. */
export async function findConversationCursors(
  db: Queryable,
  viewer: Viewer,
  { since, limit, cursor }: QueryOf<typeof call>,
): Promise<Page> {
  const families = uuids(viewer.families.map(({ familyId }) => familyId));
  const facilities = uuids(viewer.facilities.map(({ facilityId }) => facilityId));
  const after = decodeCursor(cursor, 2);
  const rows = await rowsOf<Row>(
    db,
    sql`select json_build_object(
        'conversationId', c.id, 'seq', c.last_seq, 'unread', ${unreadCount(viewer)},
        'dateUpdated', iso_instant(c.updated_at)) as head,
      array[iso_micros(c.updated_at), c.id::text] as position
      from conversations c
      where c.type = 'HEALTH' and (c.family_id = any(${families}) or c.facility_id = any(${facilities}))
        and c.updated_at > ${since}::timestamptz and ${visibleConversation(viewer)}
        ${after ? sql`and (c.updated_at, c.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``}
      order by c.updated_at desc, c.id desc limit ${limit + 1}`,
  );
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(({ head }) => head),
    next: last ? encodeCursor(last.position) : null,
  };
}
