import type { AnswerOf } from '@zampa/contract/call';
import type { tryNotifications as call } from '@zampa/contract/notifications/try-notifications';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { afterCommit, inTransaction, rowsOf, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { PersonContext } from '../../http/context.ts';
import { LIMITS } from '../../http/rate-limits/table.ts';
import { insertNotifications } from './insert-notifications.ts';
import { publishNotifications } from './publish-notifications.ts';
import { callDevice, callsFor } from './send-push.ts';

/**
 * Sends the caller a notification, as everything else is sent: it stands in their list, and their devices are called at
 * once, whatever they have chosen. Who is called nowhere has nothing written.
 * Refusal: TOO_MANY_REQUESTS.
 */
export async function tryNotifications(
  { db, viewer, now }: PersonContext<typeof call>,
  deps: Deps,
): Promise<AnswerOf<typeof call>> {
  await deps.limits.spend(LIMITS.triedNotifications, viewer.userId);
  const devices = await inTransaction(db, async (tx) => {
    if (!(await isCalledAnywhere(tx, viewer))) return [];
    const rows = await writeTest(tx, viewer, now);
    afterCommit(tx, () => publishNotifications(deps, rows));
    return callsFor(rows, now);
  });
  // One push service that fails says nothing about the others.
  const outcomes = await Promise.allSettled(
    devices.map((device) => callDevice({ ...deps, db }, device)),
  );
  const taken = outcomes.filter((one) => one.status === 'fulfilled' && one.value === 'sent');
  return { taken: taken.length };
}

async function isCalledAnywhere(tx: Queryable, { userId }: Viewer): Promise<boolean> {
  const devices = await rowsOf(
    tx,
    sql`select id from push_tokens where user_id = ${userId} limit 1`,
  );
  return devices.length > 0;
}

/** It leads to where its reader chooses what reaches them. */
const writeTest = (tx: Queryable, { userId, isVet }: Viewer, now: Date) =>
  insertNotifications(
    tx,
    [
      {
        userId,
        kind: 'TEST',
        conversation: null,
        facilityId: null,
        about: { person: '', facility: '', pets: [], starts: [], zone: 'UTC' },
        by: null,
        path: isVet ? '/workspace/notifications' : '/app/workspace/notification-settings',
        once: 'test',
      },
    ],
    now,
  );
