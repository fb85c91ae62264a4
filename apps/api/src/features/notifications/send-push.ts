import { channelTimes, isVideoCall } from '@zampa/domain/notifications/channels';
import type { NotificationKind } from '@zampa/domain/notifications/notification-kinds';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@zampa/domain/time/durations';
import { sql } from 'drizzle-orm';
import { type RowOf, selectRows } from '../../db/select-list.ts';
import { notifications, pushTokens } from '@zampa/db/schema/notifications';
import { alias } from 'drizzle-orm/pg-core';
import { findChosenChannels, findUrgency } from '../../channels/chosen-channels.ts';
import { inTransaction, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import type { JobPayload } from '../../jobs/job-kinds.ts';
import type { PushOutcome } from '../../ports/push.ts';
import { findConversationReaders } from '../conversations/public.ts';
import type { WrittenNotification } from './insert-notifications.ts';
import { isReadSql } from './notification-row.ts';
import { toPushDevice } from './push-device.ts';

type PushRequest = JobPayload<'sendPush'>;

/** How long a push message stays useful. After a day the person finds it in the app; a call ends within minutes. */
const usefulMsOf = (kind: NotificationKind) => (isVideoCall(kind) ? 2 * MINUTE_MS : DAY_MS);

const [n, d] = [alias(notifications, 'n'), alias(pushTokens, 'd')];
const deviceFields = {
  kind: n.kind,
  url: n.path,
  userId: n.userId,
  conversationId: n.conversationId,
  read: sql<boolean>`${isReadSql}`,
  address: d.address,
  p256dh: d.p256dh,
  auth: d.auth,
};
type Found = RowOf<typeof deviceFields>;

/** Sends a push message to one device, now or when quiet hours end. Retries if the push service asks for it. */
export function sendPush(deps: Deps): JobHandler<'sendPush'> {
  return async (request, key) => {
    const outcome = await pushToDevice(deps, request);
    if (outcome instanceof Date) return enqueueForLater(deps, request, outcome, key);
    if (outcome === 'retry') throw new Error('the push service asked to retry later');
  };
}

/**
 * Sends a notification to one device if it is due. Checked on every attempt: read notifications, lost access and
 * signed-out devices are skipped. Removes a device that its push service no longer knows.
 *
 * @returns the outcome; the time to try again, if it is due later; null if it is not sent
 */
export async function pushToDevice(
  deps: Deps,
  request: PushRequest,
): Promise<PushOutcome | Date | null> {
  const found = await findDevice(deps, request);
  if (!found) return null;
  const { urgent, at } = await decideSendTime(deps, request, found);
  if (!at || at > deps.clock.now()) return at;
  const { kind, url } = found;
  const note = { id: request.notificationId, kind, url };
  const outcome = await deps.push.send(toPushDevice(found), note, {
    urgent,
    ...(isVideoCall(kind) && { seconds: usefulMsOf(kind) / SECOND_MS }),
  });
  await inTransaction(deps.db, (tx) => saveOutcome(deps, tx, request, outcome));
  return outcome;
}

async function findDevice({ db, clock }: Deps, { notificationId, deviceId }: PushRequest) {
  const [found] = await selectRows(
    db,
    deviceFields,
    (columns) => sql`select ${columns} from notifications n
      join users u on u.id = n.user_id and u.enabled
      join push_tokens d on d.user_id = n.user_id and d.id = ${deviceId}
      join sessions s on s.id = d.session_id and s.ended_at is null and s.expires_at > ${clock.now()}
      where n.id = ${notificationId}`,
  );
  return found;
}

async function decideSendTime({ db, clock, realtime }: Deps, { since }: PushRequest, found: Found) {
  const { kind, userId, conversationId, read } = found;
  const readers = conversationId ? await findConversationReaders(db, conversationId) : null;
  const mayRead = !readers || readers.some((reader) => reader.userId === userId);
  const chosen = await findChosenChannels(db, [userId]);
  const urgency = await findUrgency(db, conversationId);
  const { push } = channelTimes({
    kind,
    since: new Date(since),
    now: clock.now(),
    isObsolete: read || !mayRead,
    presence: (await realtime.isAnyConnected([userId])) ? 'HERE' : 'NOBODY',
    ...chosen(userId),
    ...urgency,
  });
  return { at: push, urgent: urgency.urgent || isVideoCall(kind) };
}

const enqueueForLater = ({ db, outbox }: Deps, request: PushRequest, dueAt: Date, key: string) =>
  inTransaction(db, async (tx) => {
    outbox.enqueue(tx, 'sendPush', request, {
      dueAt,
      expiresAt: new Date(dueAt.getTime() + DAY_MS),
      once: `push-later:${key}`,
    });
  });

/** Saves that the push service accepted the message, or removes a device that is gone. */
async function saveOutcome(
  { clock }: Deps,
  tx: Queryable,
  { notificationId, deviceId }: PushRequest,
  outcome: PushOutcome,
): Promise<void> {
  const now = clock.now();
  if (outcome === 'gone') await tx.execute(sql`delete from push_tokens where id = ${deviceId}`);
  if (outcome !== 'sent') return;
  await tx.execute(sql`update push_tokens set accepted_at = ${now} where id = ${deviceId}`);
  await tx.execute(
    sql`update notifications set pushed_at = ${now} where id = ${notificationId} and pushed_at is null`,
  );
}

/** Enqueues a push message to every device of the recipients, once per notification. */
export function enqueuePushes(
  { outbox, clock }: Deps,
  tx: Queryable,
  written: readonly WrittenNotification[],
): void {
  const now = clock.now();
  outbox.enqueueAll(
    tx,
    written.flatMap((each) =>
      pushRequestsFor([each], now).map((call) => ({
        kind: 'sendPush',
        payload: call,
        expiresAt: new Date(now.getTime() + usefulMsOf(each.kind)),
        once: `push:${each.once}:${call.deviceId}`,
      })),
    ),
  );
}

/** Returns a push request for each device of the new notifications. */
export const pushRequestsFor = (
  written: readonly WrittenNotification[],
  now: Date,
): readonly PushRequest[] =>
  written.flatMap(({ id: notificationId, devices }) =>
    devices.map((deviceId) => ({ notificationId, deviceId, since: now.toISOString() })),
  );
