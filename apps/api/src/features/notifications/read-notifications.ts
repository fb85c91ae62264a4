import type { readNotifications as call } from '@zampa/contract/notifications/read-notifications';
import { sql } from 'drizzle-orm';
import { uuids } from '../../db/arrays.ts';
import { rowsOf, withGenericPlan } from '../../db/database.ts';
import type { PersonContext } from '../../http/context.ts';
import { decodeCursor, encodeCursor, type Page } from '../../http/replies/pagination.ts';
import {
  isReadSql,
  isReadableByOwnerSql,
  notificationColumns,
  type NotificationRow,
  shapeNotification,
} from './notification-row.ts';

type Found = { readonly total: number; readonly rows: readonly NotificationRow[] };

/**
 * Returns a page of the caller's notifications, newest first, with the total. Staff see only notifications of
 * clinics where they work, pet owners only notifications about their own families' conversations.
 */
export async function readNotifications({
  viewer,
  tx,
  query,
}: PersonContext<typeof call>): Promise<Page> {
  const { limit, cursor, unread = false, language } = query;
  const after = decodeCursor(cursor, 2);
  const workplaces = uuids(viewer.facilities.map(({ facilityId }) => facilityId));
  const ofOwnClinics = sql`(n.facility_id is null or n.facility_id = any(${workplaces}))`;
  const condition = sql`n.user_id = ${viewer.userId} and ${viewer.isVet ? ofOwnClinics : isReadableByOwnerSql(viewer.userId)} and ${unread ? sql`not ${isReadSql}` : sql`true`}`;
  const [found] = await rowsOf<Found>(
    withGenericPlan(tx),
    sql`select (select count(*)::int from notifications n where ${condition}) as total,
      (select coalesce(json_agg(shown), '[]') from (
        select ${notificationColumns}
        from notifications n join users u on u.id = n.user_id
        where ${condition} and ${
          after
            ? sql`(n.created_at, n.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
            : sql`true`
        }
        order by n.created_at desc, n.id desc limit ${limit + 1}) shown) as rows`,
  );
  if (!found) throw new Error('the notification query returned no row');
  const { total, rows } = found;
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map((row) => shapeNotification(row, language ?? row.language)),
    next: last ? encodeCursor([last.createdAt, last.id]) : null,
    total,
  };
}
