import type { readNotifications as call } from '@zampa/contract/notifications/read-notifications';
import { sql } from 'drizzle-orm';
import { PLANNED_ONCE } from '../../db/accompanied-query.ts';
import { uuids } from '../../db/arrays.ts';
import { rowsOf } from '../../db/database.ts';
import type { PersonContext } from '../../http/context.ts';
import { decodeCursor, encodeCursor, type Page } from '../../http/pagination.ts';
import {
  isRead,
  isReadByOwner,
  notificationColumns,
  type NotificationRow,
  shapeNotification,
} from './notification-row.ts';

type Found = { readonly total: number; readonly rows: readonly NotificationRow[] };

/**
 * Returns a page of what the caller was told, newest first, and how many there are of those asked for. What a clinic tells
 * its staff is read by who works there, and what stands in a family's conversations by who belongs to it.
 */
export async function readNotifications({
  viewer,
  tx,
  query,
}: PersonContext<typeof call>): Promise<Page> {
  const { limit, cursor, unread = false, language } = query;
  const after = decodeCursor(cursor, 2);
  const workplaces = uuids(viewer.facilities.map(({ facilityId }) => facilityId));
  const ofWork = sql`(n.facility_id is null or n.facility_id = any(${workplaces}))`;
  const asked = sql`n.user_id = ${viewer.userId} and ${viewer.isVet ? ofWork : isReadByOwner(viewer.userId)} and ${unread ? sql`not ${isRead}` : sql`true`}`;
  const [found] = await rowsOf<Found>(
    tx,
    sql`${sql.raw(PLANNED_ONCE)} select (select count(*)::int from notifications n where ${asked}) as total,
      (select coalesce(json_agg(shown), '[]') from (
        select ${notificationColumns}, u.language
        from notifications n join users u on u.id = n.user_id
        where ${asked} and ${
          after
            ? sql`(n.created_at, n.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
            : sql`true`
        }
        order by n.created_at desc, n.id desc limit ${limit + 1}) shown) as rows`,
  );
  if (!found) throw new Error('a statement of columns returned no row');
  const { total, rows } = found;
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map((row) => shapeNotification(row, language ?? row.language)),
    next: last ? encodeCursor([last.createdAt, last.id]) : null,
    total,
  };
}
