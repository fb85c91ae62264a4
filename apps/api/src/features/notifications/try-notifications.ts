import type { AnswerOf } from '@zampa/contract/call';
import type { tryNotifications as call } from '@zampa/contract/notifications/try-notifications';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { afterCommit, inTransaction, rowsOf, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { PersonContext } from '../../http/context.ts';
import { LIMITS } from '../../limits/table.ts';
import { insertNotifications } from './insert-notifications.ts';
import { publishNotifications } from './publish-notifications.ts';
import { pushToDevice, pushRequestsFor } from './send-push.ts';

/**
 * Sends the caller a test notification: stores it in their list and pushes it to all their devices, regardless of
 * preferences. Does nothing without a device. Throws TOO_MANY_REQUESTS.
 */
export async function tryNotifications(
  { db, viewer, now }: PersonContext<typeof call>,
  deps: Deps,
): Promise<AnswerOf<typeof call>> {
  await deps.limits.spend(LIMITS.triedNotifications, viewer.userId);
  const devices = await inTransaction(db, async (tx) => {
    if (!(await hasDevice(tx, viewer))) return [];
    const rows = await insertTestNotification(tx, viewer, now);
    afterCommit(tx, () => publishNotifications(deps, rows));
    return pushRequestsFor(rows, now);
  });
  // A failure of one push service must not hide the others.
  const outcomes = await Promise.allSettled(
    devices.map((device) => pushToDevice({ ...deps, db }, device)),
  );
  const taken = outcomes.filter((one) => one.status === 'fulfilled' && one.value === 'sent');
  return { taken: taken.length };
}

async function hasDevice(tx: Queryable, { userId }: Viewer): Promise<boolean> {
  const devices = await rowsOf(
    tx,
    sql`select id from push_tokens where user_id = ${userId} limit 1`,
  );
  return devices.length > 0;
}

/** Links to the notification settings. */
const insertTestNotification = (tx: Queryable, { userId, isVet }: Viewer, now: Date) =>
  insertNotifications(
    tx,
    [
      {
        userId,
        kind: 'TEST',
        conversation: null,
        facilityId: null,
        about: { person: '', facility: '', pets: [], starts: [], zone: 'UTC' },
        actorId: null,
        path: isVet ? '/workspace/notifications' : '/app/workspace/notification-settings',
        once: 'test',
      },
    ],
    now,
  );
