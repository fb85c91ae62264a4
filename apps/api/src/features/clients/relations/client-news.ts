import { notificationPath } from '@zampa/domain/notifications/notification-path';
import { sql } from 'drizzle-orm';
import { withoutPersonIn } from '../../../access/acting.ts';
import { adminsOf } from '../../../access/admins-of.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { isoInstant } from '../../../db/instants.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Deps } from '../../../deps.ts';
import { readersAmong, readersOfFamily } from '../../../emails/news-emails.ts';
import { enqueueNotice, writeNews } from './relation-news.ts';

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
  await writeNews(deps, tx, readers, { ...about, path: notificationPath(news, null), once });
}

/**
 * Tells a clinic that a family has left it, or paused the contact, that is expected there: its admins, and those
 * whose time is booked.
 */
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
  await writeNews(deps, tx, await readersAmong(tx, to), {
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
