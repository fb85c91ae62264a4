import { sql, type SQL } from 'drizzle-orm';
import { withoutPersonIn } from '../../access/acting.ts';
import { uuids } from '../../db/arrays.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Deps } from '../../deps.ts';
import { mayBeThere } from './may-be-there.ts';
import { removeFromEngine, touchMeeting } from './participants.ts';
import { publishMeeting } from './publish-meeting.ts';

/** Whose right to be in a meeting has changed: a person's anywhere, that of families and a facility, of all in one meeting. */
export type Among =
  | { readonly userId: string }
  | { readonly facilityId: string; readonly familyIds: readonly string[] }
  | { readonly conversationId: string };

/**
 * Sends out of meetings and from their doors whoever of these may be there no more, once the change that ends their right
 * is made; both sides are told after the commit, and who is out is. It goes by everybody's rights, not by the caller's,
 * who may have lost their own. Who enters at the same moment is found by `lookAfterMeetings`.
 */
export const sendAway = (deps: Deps, { tx, now }: UnitOfWork, among: Among): Promise<void> =>
  withoutPersonIn(tx, 'announcements', async (all) => {
    const left = await markLeft({ tx: all, now }, await lockLost(all, among), among);
    const away = Map.groupBy(left, ({ conversationId }) => conversationId);
    for (const [conversationId, gone] of away) {
      await touchMeeting({ tx: all, now }, conversationId);
      for (const { name, userId } of gone) removeFromEngine(deps, tx, name, userId);
      publishMeeting(deps, tx, conversationId, { away: gone.map(({ userId }) => userId) });
    }
  });

/** Locks the conversations that they are in, in an order that two share: who enters and leaves comes one after the other. */
async function lockLost(tx: Queryable, among: Among): Promise<readonly string[]> {
  const found = await rowsOf<{ id: string }>(
    tx,
    sql`select c.id from conversations c
      where c.id in (select v.conversation_id from video_participants v where ${isLost(among)})
      order by c.id for update`,
  );
  return found.map(({ id }) => id);
}

type Left = { readonly conversationId: string; readonly userId: string; readonly name: string };

async function markLeft(
  { tx, now }: UnitOfWork,
  conversationIds: readonly string[],
  among: Among,
): Promise<readonly Left[]> {
  if (conversationIds.length === 0) return [];
  return rowsOf(
    tx,
    sql`update video_participants v set status = 'LEFT', since = ${now}, absent_since = null
      from video_meetings m
      where m.conversation_id = v.conversation_id and v.conversation_id = any(${uuids(conversationIds)})
        and ${isLost(among)}
      returning v.conversation_id as "conversationId", v.user_id as "userId", m.name`,
  );
}

const isLost = (among: Among): SQL => sql`(v.status in ('WAITING', 'ADMITTED')
  and ${isAmong(among)} and not ${mayBeThere(sql`v`)})`;

function isAmong(among: Among): SQL {
  if ('userId' in among) return sql`v.user_id = ${among.userId}`;
  if ('conversationId' in among) return sql`v.conversation_id = ${among.conversationId}`;
  const { facilityId, familyIds } = among;
  return sql`v.facility_id = ${facilityId} and v.family_id = any(${uuids(familyIds)})`;
}
