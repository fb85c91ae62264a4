import type { AnswerOf, QueryOf } from '@zampa/contract/call';
import type { readHeads } from '@zampa/contract/chat/read-events';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../platform/database.ts';
import { unreadCount } from '../../records/conversation-json.ts';
import { visibleConversation } from '../../records/conversations.ts';
import { uuids } from '../../records/json.ts';

type Heads = AnswerOf<typeof readHeads>;

/** The viewer's conversations that changed after an instant, the latest change first. */
export async function findHeads(
  db: Queryable,
  viewer: Viewer,
  { since, limit }: QueryOf<typeof readHeads>,
): Promise<Heads> {
  const families = uuids(viewer.families.map(({ familyId }) => familyId));
  const facilities = uuids(viewer.facilities.map(({ facilityId }) => facilityId));
  return rowsOf<Heads[number]>(
    db,
    sql`select c.id as "conversationId", c.last_seq as seq, ${unreadCount(viewer)} as unread,
        iso_instant(c.updated_at) as "dateUpdated"
      from conversations c
      where c.type = 'HEALTH' and (c.family_id = any(${families}) or c.facility_id = any(${facilities}))
        and c.updated_at > ${since}::timestamptz and ${visibleConversation(viewer)}
      order by c.updated_at desc, c.id desc limit ${limit}`,
  );
}
