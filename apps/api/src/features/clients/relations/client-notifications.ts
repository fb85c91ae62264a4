import { notificationPath } from '@zampa/domain/notifications/notification-path';
import { sql } from 'drizzle-orm';
import { withoutPersonIn } from '../../../access/acting.ts';
import { findAdminIds } from '../../../access/find-admin-ids.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { isoInstant } from '../../../db/instants.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Deps } from '../../../deps.ts';
import { findReaders, findReadersOfFamily } from '../../../emails/notification-emails.ts';
import { enqueueClinicNotification, sendClinicEmails } from './clinic-notifications.ts';

/** Notifies a family that a clinic has ended or restored their relation. */
export async function notifyRelationChanged(
  deps: Deps,
  { tx, now }: UnitOfWork,
  { facilityId, familyId }: { readonly facilityId: string; readonly familyId: string },
  { news, actorId }: { readonly news: 'CLIENT_ENDED' | 'CLIENT_ENABLED'; readonly actorId: string },
): Promise<void> {
  const readers = await findReadersOfFamily(tx, familyId, { except: actorId });
  const about = { news, actorId, facilityId } as const;
  enqueueClinicNotification(
    deps,
    tx,
    about,
    readers.flatMap(({ userId }) => userId ?? []),
  );
  const once = `${news.toLowerCase()}:${facilityId}:${familyId}:${now.getTime()}`;
  await sendClinicEmails(deps, tx, readers, { ...about, path: notificationPath(news, null), once });
}

/**
 * Notifies a clinic's admins, and the members with bookings, that a family with upcoming appointments has left or
 * paused.
 */
export async function notifyClientLeft(
  deps: Deps,
  { tx, now }: UnitOfWork,
  { facilityId, familyId }: { readonly facilityId: string; readonly familyId: string },
  actorId: string,
): Promise<void> {
  const expected = await findUpcomingBookings(tx, { facilityId, familyId }, now);
  if (expected.length === 0) return;
  const members = expected.flatMap(({ memberId }) => memberId ?? []);
  const to = [...new Set([...(await findAdminIds(tx, facilityId)), ...members])];
  const starts = expected.map(({ start }) => isoInstant(start));
  const about = { news: 'CLIENT_LEFT', actorId, facilityId, starts } as const;
  enqueueClinicNotification(deps, tx, about, to);
  const once = `client-left:${facilityId}:${familyId}:${now.getTime()}`;
  await sendClinicEmails(deps, tx, await findReaders(tx, to), {
    ...about,
    path: '/workspace/calendar',
    once,
  });
}

/**
 * Finds the upcoming bookings of a family at a clinic, by start. `memberId` is null if the member has left the staff.
 */
const findUpcomingBookings = (
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
