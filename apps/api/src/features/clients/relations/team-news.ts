import { notificationPath } from '@zampa/domain/notifications/notification-path';
import { dayOf } from '@zampa/domain/time/wall-clock';
import { sql } from 'drizzle-orm';
import { withoutPersonIn } from '../../../access/acting.ts';
import { adminsOf } from '../../../access/admins-of.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Deps } from '../../../deps.ts';
import { readersAmong, readersOfFacility } from '../../../emails/news-emails.ts';
import { enqueueNotice, writeNews } from './relation-news.ts';

/** Tells the admins of a facility that somebody asks to join its staff; who asks again is one letter a day. */
export async function writeJoin(
  deps: Deps,
  { tx, now }: UnitOfWork,
  facilityId: string,
  userId: string,
): Promise<void> {
  const about = { news: 'JOIN', by: userId, facilityId, path: '/workspace/team' } as const;
  enqueueNotice(deps, tx, about, await adminsOf(tx, facilityId));
  const once = `join:${facilityId}:${userId}:${dayOf(now, 'UTC')}`;
  await writeNews(deps, tx, await readersOfFacility(tx, facilityId), { ...about, once });
}

/** Tells somebody that a facility has let them join its staff. */
export async function writeJoinAccepted(
  deps: Deps,
  { tx, now }: UnitOfWork,
  facilityId: string,
  { userId, by }: { readonly userId: string; readonly by: string },
): Promise<void> {
  const about = { news: 'JOIN_ACCEPTED', by, facilityId, path: '/dashboard' } as const;
  enqueueNotice(deps, tx, about, [userId]);
  const once = `join-accepted:${facilityId}:${userId}:${now.getTime()}`;
  await writeNews(deps, tx, await readersAmong(tx, [userId]), { ...about, once });
}

/** Tells somebody that an admin has taken them off the staff, or has turned down that they join it. */
export async function writeTeamLeft(
  deps: Deps,
  { tx, now }: UnitOfWork,
  facilityId: string,
  { userId, by }: { readonly userId: string; readonly by: string },
): Promise<void> {
  const about = { news: 'TEAM_LEFT', by, facilityId } as const;
  enqueueNotice(deps, tx, about, [userId]);
  const once = `team-left:${facilityId}:${userId}:${now.getTime()}`;
  const readers = await readersAmong(tx, [userId]);
  await writeNews(deps, tx, readers, { ...about, path: '/dashboard', once });
}

/**
 * Tells a clinic that somebody of its staff has left it by themselves, and how much of theirs is for others now: what they
 * were in charge of, and bookings of their time that are ahead, which nobody else looks after by itself.
 *
 * @param requests how many conversations wait for the whole staff again
 */
export async function writeColleagueLeft(
  deps: Deps,
  { tx, now }: UnitOfWork,
  { facilityId, userId }: { readonly facilityId: string; readonly userId: string },
  requests: number,
): Promise<void> {
  const bookings = await countAhead(tx, { facilityId, userId }, now);
  const left = { requests, bookings };
  const about = { news: 'COLLEAGUE_LEFT', by: userId, facilityId, left } as const;
  enqueueNotice(deps, tx, about, await adminsOf(tx, facilityId));
  const once = `colleague-left:${facilityId}:${userId}:${now.getTime()}`;
  // Who works there for its organization besides has done it themselves.
  const readers = (await readersOfFacility(tx, facilityId)).filter((one) => one.userId !== userId);
  await writeNews(deps, tx, readers, { ...about, path: notificationPath(about.news, null), once });
}

/** Returns how many bookings of somebody's time at a clinic are ahead. */
async function countAhead(
  tx: Queryable,
  { facilityId, userId }: { readonly facilityId: string; readonly userId: string },
  now: Date,
): Promise<number> {
  const [counted] = await withoutPersonIn(tx, 'announcements', (all) =>
    rowsOf<{ ahead: number }>(
      all,
      sql`select count(*)::int as ahead
        from calendar_events k join conversations c on c.id = k.conversation_id
        where k.member_id = ${userId} and c.facility_id = ${facilityId} and c.status <> 'CLOSED'
          and k.valid and k.starts_at > ${now}`,
    ),
  );
  return counted?.ahead ?? 0;
}
