import type {
  NotificationAbout,
  NotificationKind,
} from '@zampa/domain/notifications/notification-kinds';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable, withGenericPlan } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { notificationColumns, type NotificationRow } from './notification-row.ts';

/** A notification to insert for one person. */
export type NewNotification = {
  readonly userId: string;
  readonly kind: NotificationKind;
  readonly conversation: { readonly id: string; readonly seq: number | null } | null;
  /** The clinic concerned; null if none. */
  readonly facilityId: string | null;
  readonly about: NotificationAbout;
  /** The user who caused it; null if nobody did. */
  readonly actorId: string | null;
  readonly path: string;
  /** Idempotency key, the same for every attempt. */
  readonly once: string;
};

/** An inserted notification with the push devices of its recipient. */
export type WrittenNotification = NotificationRow &
  Pick<NewNotification, 'once'> & { readonly devices: readonly string[] };

/**
 * Inserts notifications. A recipient has at most one unread notification of a kind per conversation, which the latest
 * replaces.
 */
export async function insertNotifications(
  tx: Queryable,
  notifications: readonly NewNotification[],
  now: Date,
): Promise<readonly WrittenNotification[]> {
  const newRows = latestPerConversation(notifications).map(
    ({ userId, conversation, facilityId, actorId, ...rest }) => ({
      ...rest,
      id: newId(),
      user_id: userId,
      conversation_id: conversation?.id ?? null,
      facility_id: facilityId,
      author_id: actorId,
      seq: conversation?.seq ?? null,
    }),
  );
  if (newRows.length === 0) return [];
  return rowsOf<WrittenNotification>(
    withGenericPlan(tx),
    sql`with made as (
        select * from json_to_recordset(${JSON.stringify(newRows)}::json) as made
          (id uuid, user_id uuid, kind text, conversation_id uuid, facility_id uuid, author_id uuid, seq int, about jsonb, path text, once text)
      ), told as (
        insert into notifications as kept (id, user_id, kind, conversation_id, facility_id, author_id, seq, about, path, created_at)
        select id, user_id, kind, conversation_id, facility_id, author_id, seq, about, path, ${now}::timestamptz
        -- Always in the same order, so that concurrent jobs for the same people do not deadlock.
        from made order by user_id, conversation_id, kind
        on conflict (user_id, conversation_id, kind) where read_at is null and conversation_id is not null
        do update set seq = excluded.seq, about = excluded.about, author_id = excluded.author_id, path = excluded.path, created_at = excluded.created_at, pushed_at = null
          -- Two processes may insert notifications of two messages in any order.
          where kept.seq is null or excluded.seq is null or kept.seq <= excluded.seq
        returning *)
      select ${notificationColumns}, made.once,
        array(select d.id from push_tokens d where d.user_id = n.user_id order by d.id)::text[] as devices
      from told n join users u on u.id = n.user_id
      join made on made.user_id = n.user_id and made.kind = n.kind
        and (made.id = n.id or made.conversation_id = n.conversation_id)
      order by n.id`,
  );
}

/** Keeps the last notification per recipient, kind and conversation, and all those without a conversation. */
function latestPerConversation(
  notifications: readonly NewNotification[],
): readonly NewNotification[] {
  const last = new Map<string, NewNotification>();
  for (const [nth, each] of notifications.entries()) {
    const { userId, kind, conversation } = each;
    last.set(`${userId} ${kind} ${conversation?.id ?? nth}`, each);
  }
  return [...last.values()];
}
