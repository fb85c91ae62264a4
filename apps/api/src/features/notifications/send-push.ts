import { channelsFor, isCall } from '@zampa/domain/notifications/channels';
import type { NotificationKind } from '@zampa/domain/notifications/notification-kinds';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@zampa/domain/time/durations';
import { sql } from 'drizzle-orm';
import { chosenChannels, pressure } from '../../channels/chosen-channels.ts';
import { inTransaction, rowsOf, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import type { JobPayload } from '../../jobs/job-kinds.ts';
import type { PushOutcome } from '../../ports/push.ts';
import { readersIn } from '../conversations/public.ts';
import type { WrittenNotification } from './insert-notifications.ts';
import { isRead } from './notification-row.ts';
import { deviceOf } from './push-device.ts';

type Asked = JobPayload<'sendPush'>;

/** Who has not looked for a day finds it in their list; a call is over soon. */
const usefulMs = (kind: NotificationKind) => (isCall(kind) ? 2 * MINUTE_MS : DAY_MS);

type Found = {
  readonly kind: NotificationKind;
  readonly url: string;
  readonly userId: string;
  readonly conversationId: string | null;
  readonly read: boolean;
  readonly address: string;
  readonly p256dh: string | null;
  readonly auth: string | null;
};

/**
 * Calls one device about one notification, or later where that is when it is due. What a push service does not take now
 * is tried again.
 */
export function sendPush(deps: Deps): JobHandler<'sendPush'> {
  return async (asked, key) => {
    const outcome = await callDevice(deps, asked);
    if (outcome instanceof Date) return sendLater(deps, asked, outcome, key);
    if (outcome === 'retry') throw new Error('the push service asks to try again');
  };
}

/**
 * Calls one device about one notification. Whether and when is decided anew each time: what was read meanwhile, who may
 * not read it any more and a device that was signed out are not called; a device that its push service does not know
 * any more is forgotten.
 *
 * @returns what became of it; when it is due, where that is later; null where it is not sent at all
 */
export async function callDevice(deps: Deps, asked: Asked): Promise<PushOutcome | Date | null> {
  const found = await findDevice(deps, asked);
  if (!found) return null;
  const { urgent, at } = await decide(deps, asked, found);
  if (!at || at > deps.clock.now()) return at;
  const { kind, url } = found;
  const note = { id: asked.notificationId, kind, url };
  const outcome = await deps.push.send(deviceOf(found), note, {
    urgent,
    ...(isCall(kind) && { seconds: usefulMs(kind) / SECOND_MS }),
  });
  await inTransaction(deps.db, (tx) => noteOutcome(deps, tx, asked, outcome));
  return outcome;
}

async function findDevice({ db, clock }: Deps, { notificationId, deviceId }: Asked) {
  const [found] = await rowsOf<Found>(
    db,
    sql`select n.kind, n.path as url, n.user_id as "userId", n.conversation_id as "conversationId",
        ${isRead} as read, d.address, d.p256dh, d.auth
      from notifications n
      join users u on u.id = n.user_id and u.enabled
      join push_tokens d on d.user_id = n.user_id and d.id = ${deviceId}
      join sessions s on s.id = d.session_id and s.ended_at is null and s.expires_at > ${clock.now()}
      where n.id = ${notificationId}`,
  );
  return found;
}

async function decide({ db, clock, realtime }: Deps, { since }: Asked, found: Found) {
  const { kind, userId, conversationId, read } = found;
  const readers = conversationId ? await readersIn(db, conversationId) : null;
  const mayRead = !readers || readers.some((reader) => reader.userId === userId);
  const chosen = await chosenChannels(db, [userId]);
  const pressing = await pressure(db, conversationId);
  const { push } = channelsFor({
    kind,
    since: new Date(since),
    now: clock.now(),
    settled: read || !mayRead,
    presence: (await realtime.isAnyConnected([userId])) ? 'HERE' : 'NOBODY',
    ...chosen(userId),
    ...pressing,
  });
  return { at: push, urgent: pressing.urgent || isCall(kind) };
}

const sendLater = ({ db, outbox }: Deps, asked: Asked, dueAt: Date, key: string) =>
  inTransaction(db, async (tx) => {
    outbox.enqueue(tx, 'sendPush', asked, {
      dueAt,
      expiresAt: new Date(dueAt.getTime() + DAY_MS),
      once: `push-later:${key}`,
    });
  });

/** Keeps that it was taken, which is what "sent" means; forgets a device that there is no more. */
async function noteOutcome(
  { clock }: Deps,
  tx: Queryable,
  { notificationId, deviceId }: Asked,
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

/** Has every device of these people called, once for each time that they are told. */
export function enqueuePushes(
  { outbox, clock }: Deps,
  tx: Queryable,
  written: readonly WrittenNotification[],
): void {
  const now = clock.now();
  outbox.enqueueAll(
    tx,
    written.flatMap((each) =>
      callsFor([each], now).map((call) => ({
        kind: 'sendPush',
        payload: call,
        expiresAt: new Date(now.getTime() + usefulMs(each.kind)),
        once: `push:${each.once}:${call.deviceId}`,
      })),
    ),
  );
}

/** Returns which devices are to be called about notifications that have just been written. */
export const callsFor = (written: readonly WrittenNotification[], now: Date): readonly Asked[] =>
  written.flatMap(({ id: notificationId, devices }) =>
    devices.map((deviceId) => ({ notificationId, deviceId, since: now.toISOString() })),
  );
