import { notificationPath } from '@zampa/domain/notifications/notification-path';
import { dayOf } from '@zampa/domain/time/wall-clock';
import { sql } from 'drizzle-orm';
import { withoutPersonIn } from '../../../access/acting.ts';
import { findAdminIds } from '../../../access/find-admin-ids.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Deps } from '../../../deps.ts';
import { findReaders, findReadersOfFacility } from '../../../emails/notification-emails.ts';
import { enqueueClinicNotification, sendClinicEmails } from './clinic-notifications.ts';

/** Notifies a facility's admins that someone asks to join its staff. Repeated requests send one e-mail a day. */
export async function notifyJoinRequested(
  deps: Deps,
  { tx, now }: UnitOfWork,
  facilityId: string,
  userId: string,
): Promise<void> {
  const about = { news: 'JOIN', actorId: userId, facilityId, path: '/workspace/team' } as const;
  enqueueClinicNotification(deps, tx, about, await findAdminIds(tx, facilityId));
  const once = `join:${facilityId}:${userId}:${dayOf(now, 'UTC')}`;
  await sendClinicEmails(deps, tx, await findReadersOfFacility(tx, facilityId), { ...about, once });
}

/** Notifies a person that a facility has accepted them as staff. */
export async function notifyJoinAccepted(
  deps: Deps,
  { tx, now }: UnitOfWork,
  facilityId: string,
  { userId, actorId }: { readonly userId: string; readonly actorId: string },
): Promise<void> {
  const about = { news: 'JOIN_ACCEPTED', actorId, facilityId, path: '/dashboard' } as const;
  enqueueClinicNotification(deps, tx, about, [userId]);
  const once = `join-accepted:${facilityId}:${userId}:${now.getTime()}`;
  await sendClinicEmails(deps, tx, await findReaders(tx, [userId]), { ...about, once });
}

/** Notifies a person that an admin has removed them from the staff or declined their request to join. */
export async function notifyRemovedFromTeam(
  deps: Deps,
  { tx, now }: UnitOfWork,
  facilityId: string,
  { userId, actorId }: { readonly userId: string; readonly actorId: string },
): Promise<void> {
  const about = { news: 'TEAM_LEFT', actorId, facilityId } as const;
  enqueueClinicNotification(deps, tx, about, [userId]);
  const once = `team-left:${facilityId}:${userId}:${now.getTime()}`;
  const readers = await findReaders(tx, [userId]);
  await sendClinicEmails(deps, tx, readers, { ...about, path: '/dashboard', once });
}

/**
 * Notifies a clinic that a team member has left by their own choice, with the number of unassigned conversations and
 * of upcoming bookings that someone must take over.
 *
 * @param requests number of conversations that became unassigned
 */
export async function notifyColleagueLeft(
  deps: Deps,
  { tx, now }: UnitOfWork,
  { facilityId, userId }: { readonly facilityId: string; readonly userId: string },
  requests: number,
): Promise<void> {
  const bookings = await countUpcomingBookings(tx, { facilityId, userId }, now);
  const left = { requests, bookings };
  const about = { news: 'COLLEAGUE_LEFT', actorId: userId, facilityId, left } as const;
  enqueueClinicNotification(deps, tx, about, await findAdminIds(tx, facilityId));
  const once = `colleague-left:${facilityId}:${userId}:${now.getTime()}`;
  // The person who left may still work there as an organization admin and must not be notified of their own action.
  const readers = (await findReadersOfFacility(tx, facilityId)).filter(
    (one) => one.userId !== userId,
  );
  await sendClinicEmails(deps, tx, readers, {
    ...about,
    path: notificationPath(about.news, null),
    once,
  });
}

/** Returns the number of a person's upcoming bookings at a clinic. */
async function countUpcomingBookings(
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
