import type {
  NotificationAbout,
  NotificationKind,
} from '@zampa/domain/notifications/notification-kinds';
import { sql } from 'drizzle-orm';
import { PLANNED_ONCE } from '../../db/accompanied-query.ts';
import { uuids } from '../../db/arrays.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { notificationColumns, type NotificationRow } from './notification-row.ts';

type NewNotification = {
  readonly kind: NotificationKind;
  readonly conversation: { readonly id: string; readonly seq: number | null } | null;
  readonly about: NotificationAbout;
  readonly path: string;
  readonly recipients: readonly string[];
  readonly now: Date;
};

/** A notification that was just written, and which devices its reader can be called on. */
export type WrittenNotification = NotificationRow & { readonly devices: readonly string[] };

/**
 * Writes a notification into the list of each recipient; of several of a kind about one conversation there is one that
 * is unread.
 */
export function insertNotifications(
  tx: Queryable,
  { kind, conversation, about, path, recipients, now }: NewNotification,
): Promise<WrittenNotification[]> {
  return rowsOf<WrittenNotification>(
    tx,
    sql`${sql.raw(PLANNED_ONCE)} with told as (
        insert into notifications (id, user_id, kind, conversation_id, seq, about, path, created_at)
        select made.id, made.user_id, ${kind}, ${conversation?.id ?? null}::uuid, ${conversation?.seq ?? null}::int,
          ${JSON.stringify(about)}::jsonb, ${path}, ${now}::timestamptz
        from unnest(${uuids(recipients.map(() => newId()))}, ${uuids(recipients)}) as made (id, user_id)
        on conflict (user_id, conversation_id, kind) where read_at is null and conversation_id is not null
        do update set seq = excluded.seq, about = excluded.about, path = excluded.path, created_at = excluded.created_at, pushed_at = null
        returning *)
      select ${notificationColumns}, u.language,
        array(select d.id from push_tokens d where d.user_id = n.user_id order by d.id)::text[] as devices
      from told n join users u on u.id = n.user_id`,
  );
}
