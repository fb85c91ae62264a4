import { sql, type SQL } from 'drizzle-orm';
import { selectRows } from '../../db/select-list.ts';
import { conversations } from '@zampa/db/schema/conversations';
import { alias } from 'drizzle-orm/pg-core';
import { withoutPersonIn } from '../../access/acting.ts';
import { uuids } from '../../db/arrays.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Deps } from '../../deps.ts';
import { canTakePartSql } from './can-take-part.ts';
import { removeFromMediaServer, touchMeeting } from './participants.ts';
import { publishMeeting } from './publish-meeting.ts';

/** People who may have lost access to meetings: one person, the families of a facility, or everyone in one meeting. */
export type AccessChange =
  | { readonly userId: string }
  | { readonly facilityId: string; readonly familyIds: readonly string[] }
  | { readonly conversationId: string };

/**
 * Removes participants who have lost access from meetings and waiting rooms. Called after the change that took
 * their access. Publishes the removals to both sides after the commit. Bypasses row-level security, because the
 * caller may have lost access too. `cleanUpMeetings` removes those who enter at the same moment.
 */
export const removeLostParticipants = (
  deps: Deps,
  { tx, now }: UnitOfWork,
  change: AccessChange,
): Promise<void> =>
  withoutPersonIn(tx, 'announcements', async (all) => {
    const left = await markLeft(
      { tx: all, now },
      await lockAffectedConversations(all, change),
      change,
    );
    const away = Map.groupBy(left, ({ conversationId }) => conversationId);
    for (const [conversationId, removed] of away) {
      await touchMeeting({ tx: all, now }, conversationId);
      for (const { name, userId } of removed) removeFromMediaServer(deps, tx, name, userId);
      publishMeeting(deps, tx, conversationId, { away: removed.map(({ userId }) => userId) });
    }
  });

/**
 * Locks the conversations of the affected meetings in a fixed order, so that entering and leaving are serialized
 * without deadlocks.
 */
async function lockAffectedConversations(
  tx: Queryable,
  change: AccessChange,
): Promise<readonly string[]> {
  const found = await selectRows(
    tx,
    { id: alias(conversations, 'c').id },
    (columns) => sql`select ${columns} from conversations c
      where c.id in (select v.conversation_id from video_participants v where ${hasLostAccessSql(change)})
      order by c.id for update`,
  );
  return found.map(({ id }) => id);
}

type Left = { readonly conversationId: string; readonly userId: string; readonly name: string };

async function markLeft(
  { tx, now }: UnitOfWork,
  conversationIds: readonly string[],
  change: AccessChange,
): Promise<readonly Left[]> {
  if (conversationIds.length === 0) return [];
  return rowsOf(
    tx,
    sql`update video_participants v set status = 'LEFT', since = ${now}, absent_since = null
      from video_meetings m
      where m.conversation_id = v.conversation_id and v.conversation_id = any(${uuids(conversationIds)})
        and ${hasLostAccessSql(change)}
      returning v.conversation_id as "conversationId", v.user_id as "userId", m.name`,
  );
}

const hasLostAccessSql = (change: AccessChange): SQL => sql`(v.status in ('WAITING', 'ADMITTED')
  and ${isAffectedSql(change)} and not ${canTakePartSql(sql`v`)})`;

function isAffectedSql(change: AccessChange): SQL {
  if ('userId' in change) return sql`v.user_id = ${change.userId}`;
  if ('conversationId' in change) return sql`v.conversation_id = ${change.conversationId}`;
  const { facilityId, familyIds } = change;
  return sql`v.facility_id = ${facilityId} and v.family_id = any(${uuids(familyIds)})`;
}
