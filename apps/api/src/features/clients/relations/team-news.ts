import { notificationPath } from '@zampa/domain/notifications/notification-path';
import { dayOf } from '@zampa/domain/time/wall-clock';
import { sql } from 'drizzle-orm';
import { withoutPersonIn } from '../../../access/acting.ts';
import { adminsOf } from '../../../access/admins-of.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { isoInstant } from '../../../db/instants.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Deps } from '../../../deps.ts';
import {
  type EmailReader,
  enqueueNews,
  readersAmong,
  readersOfFacility,
  readersOfFamily,
} from '../../../emails/news-emails.ts';

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
  await write(deps, tx, await readersOfFacility(tx, facilityId), { ...about, once });
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
  await write(deps, tx, await readersAmong(tx, [userId]), { ...about, once });
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
  await write(deps, tx, readers, { ...about, path: '/dashboard', once });
}

/** Tells a family that a clinic has ended what the two were to each other, or has taken that back. */
export async function writeClientNews(
  deps: Deps,
  { tx, now }: UnitOfWork,
  { facilityId, familyId }: { readonly facilityId: string; readonly familyId: string },
  { news, by }: { readonly news: 'CLIENT_ENDED' | 'CLIENT_ENABLED'; readonly by: string },
): Promise<void> {
  const readers = await readersOfFamily(tx, familyId, { except: by });
  const about = { news, by, facilityId } as const;
  enqueueNotice(
    deps,
    tx,
    about,
    readers.flatMap(({ userId }) => userId ?? []),
  );
  const once = `${news.toLowerCase()}:${facilityId}:${familyId}:${now.getTime()}`;
  await write(deps, tx, readers, { ...about, path: notificationPath(news, null), once });
}

/** Tells a clinic that a family has left it, or paused the contact, that is expected there: its admins, and those whose time is booked. */
export async function writeClientLeft(
  deps: Deps,
  { tx, now }: UnitOfWork,
  { facilityId, familyId }: { readonly facilityId: string; readonly familyId: string },
  by: string,
): Promise<void> {
  const expected = await expectedOf(tx, { facilityId, familyId }, now);
  if (expected.length === 0) return;
  const members = expected.flatMap(({ memberId }) => memberId ?? []);
  const to = [...new Set([...(await adminsOf(tx, facilityId)), ...members])];
  const starts = expected.map(({ start }) => isoInstant(start));
  const about = { news: 'CLIENT_LEFT', by, facilityId, starts } as const;
  enqueueNotice(deps, tx, about, to);
  const once = `client-left:${facilityId}:${familyId}:${now.getTime()}`;
  await write(deps, tx, await readersAmong(tx, to), {
    ...about,
    path: '/workspace/calendar',
    once,
  });
}

/** The bookings of a family at a clinic that are ahead, by start; of whose time they take nobody who has left its staff. */
const expectedOf = (
  tx: Queryable,
  { facilityId, familyId }: { readonly facilityId: string; readonly familyId: string },
  now: Date,
) =>
  withoutPersonIn(tx, 'announcements', (all) =>
    rowsOf<{ start: string; memberId: string | null }>(
      all,
      sql`select iso_instant(k.starts_at) as start, (select s.user_id from facility_staff s
            where s.facility_id = c.facility_id and s.user_id = k.member_id limit 1) as "memberId"
        from conversations c join calendar_events k on k.conversation_id = c.id
        where c.facility_id = ${facilityId} and c.family_id = ${familyId} and c.status <> 'CLOSED'
          and k.valid and k.starts_at > ${now} order by k.starts_at`,
    ),
  );

const enqueueNotice = (
  { outbox }: Deps,
  tx: Queryable,
  { news: kind, by, facilityId, starts = [] }: Pick<News, 'news' | 'by' | 'facilityId' | 'starts'>,
  to: readonly string[],
) => outbox.enqueue(tx, 'notify', { kind, by, facilityId, conversation: null, to, starts });

type News = {
  readonly news:
    | 'JOIN'
    | 'JOIN_ACCEPTED'
    | 'TEAM_LEFT'
    | 'CLIENT_ENDED'
    | 'CLIENT_ENABLED'
    | 'CLIENT_LEFT';
  /** Whose doing it is. */
  readonly by: string;
  readonly facilityId: string;
  readonly path: string;
  readonly once: string;
  /** Instants that it is about. */
  readonly starts?: readonly string[];
};

async function write(
  deps: Deps,
  tx: Queryable,
  readers: readonly EmailReader[],
  { by, facilityId, starts = [], ...about }: News,
): Promise<void> {
  const [names] = await withoutPersonIn(tx, 'announcements', (all) =>
    rowsOf<{ person: string; facility: string; zone: string }>(
      all,
      sql`select u.first_name || ' ' || u.last_name as person, f.name as facility, f.timezone as zone
        from users u cross join facilities f where u.id = ${by} and f.id = ${facilityId}`,
    ),
  );
  if (names)
    await enqueueNews(deps, tx, readers, {
      ...about,
      ...names,
      by,
      conversationId: null,
      pets: [],
      starts,
    });
}
