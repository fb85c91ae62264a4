import type {
  NotificationAbout,
  NotificationKind,
} from '@zampa/domain/notifications/notification-kinds';
import { sql } from 'drizzle-orm';
import { PLANNED_ONCE } from '../../db/accompanied-query.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { notificationColumns, type NotificationRow } from './notification-row.ts';

/** What one person is to be told. */
export type NewNotification = {
  readonly userId: string;
  readonly kind: NotificationKind;
  readonly conversation: { readonly id: string; readonly seq: number | null } | null;
  /** The clinic that it is about, if it is about one. */
  readonly facilityId: string | null;
  readonly about: NotificationAbout;
  /** Whose doing it is; null where nobody did it. */
  readonly by: string | null;
  readonly path: string;
  /** What makes them be told of it, the same each time that it is tried. */
  readonly once: string;
};

/** A notification that was just written, and which devices its reader can be called on. */
export type WrittenNotification = NotificationRow &
  Pick<NewNotification, 'once'> & { readonly devices: readonly string[] };

/**
 * Writes notifications into the lists of their readers; of several of a kind about one conversation there is one that
 * is unread, the last.
 */
export async function insertNotifications(
  tx: Queryable,
  notifications: readonly NewNotification[],
  now: Date,
): Promise<readonly WrittenNotification[]> {
  const made = lastOfEach(notifications).map(
    ({ userId, conversation, facilityId, by, ...rest }) => ({
      ...rest,
      id: newId(),
      user_id: userId,
      conversation_id: conversation?.id ?? null,
      facility_id: facilityId,
      author_id: by,
      seq: conversation?.seq ?? null,
    }),
  );
  if (made.length === 0) return [];
  return rowsOf<WrittenNotification>(
    tx,
    sql`${sql.raw(PLANNED_ONCE)} with made as (
        select * from json_to_recordset(${JSON.stringify(made)}::json) as made
          (id uuid, user_id uuid, kind text, conversation_id uuid, facility_id uuid, author_id uuid, seq int, about jsonb, path text, once text)
      ), told as (
        insert into notifications as kept (id, user_id, kind, conversation_id, facility_id, author_id, seq, about, path, created_at)
        select id, user_id, kind, conversation_id, facility_id, author_id, seq, about, path, ${now}::timestamptz
        -- In the same order everywhere: two who tell the same people do not lock each other out.
        from made order by user_id, conversation_id, kind
        on conflict (user_id, conversation_id, kind) where read_at is null and conversation_id is not null
        do update set seq = excluded.seq, about = excluded.about, author_id = excluded.author_id, path = excluded.path, created_at = excluded.created_at, pushed_at = null
          -- Two processes may tell of two messages in any order.
          where kept.seq is null or excluded.seq is null or kept.seq <= excluded.seq
        returning *)
      select ${notificationColumns}, u.language, made.once,
        array(select d.id from push_tokens d where d.user_id = n.user_id order by d.id)::text[] as devices
      from told n join users u on u.id = n.user_id
      join made on made.user_id = n.user_id and made.kind = n.kind
        and (made.id = n.id or made.conversation_id = n.conversation_id)
      order by n.id`,
  );
}

/** What is about no conversation stays as it is. */
function lastOfEach(notifications: readonly NewNotification[]): readonly NewNotification[] {
  const last = new Map<string, NewNotification>();
  for (const [nth, each] of notifications.entries()) {
    const { userId, kind, conversation } = each;
    last.set(`${userId} ${kind} ${conversation?.id ?? nth}`, each);
  }
  return [...last.values()];
}
