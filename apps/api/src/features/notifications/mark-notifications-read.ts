import type { markNotificationsRead as call } from '@zampa/contract/notifications/mark-notifications-read';
import { sql } from 'drizzle-orm';
import { uuids } from '../../db/arrays.ts';
import { afterCommit, rowsOf } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { PersonContext } from '../../http/context.ts';
import { notificationColumns, type NotificationRow } from './notification-row.ts';
import { publishNotifications } from './publish-notifications.ts';

/** Marks the caller's own notifications as read and publishes that to their other devices. */
export async function markNotificationsRead(
  { viewer, tx, body, now }: PersonContext<typeof call>,
  deps: Deps,
): Promise<void> {
  const rows = await rowsOf<NotificationRow>(
    tx,
    sql`with read as (
        update notifications set read_at = ${now}
        where user_id = ${viewer.userId} and id = any(${uuids(body.ids)}) and read_at is null
        returning *)
      select ${notificationColumns} from read n join users u on u.id = n.user_id`,
  );
  afterCommit(tx, () => publishNotifications(deps, rows));
}
