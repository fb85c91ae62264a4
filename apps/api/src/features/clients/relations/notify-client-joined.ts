import { dayOf } from '@zampa/domain/time/wall-clock';
import { sql } from 'drizzle-orm';
import { withoutPersonIn } from '../../../access/acting.ts';
import { adminsOf } from '../../../access/admins-of.ts';
import { uuids } from '../../../db/arrays.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Deps } from '../../../deps.ts';
import { LIMITS } from '../../../http/rate-limits/table.ts';
import type { ClientRelation } from './relations.ts';

type Joined = Pick<ClientRelation, 'facilityId' | 'familyId'>;

/**
 * Notifies a clinic that a family has become its client: who wrote the invitation that they answer, or its admins where
 * they came by its code, or nobody who wrote one works there any more. It asks nothing of anybody, and a clinic may have
 * invited many thousands: no letter is written of it, one family is told of once a day however often it comes and goes, and
 * each reader of so many a day.
 */
export async function notifyClientJoined(
  { outbox, limits }: Deps,
  { tx, now }: UnitOfWork,
  { facilityId, familyId }: Joined,
  { by, inviters }: { readonly by: string; readonly inviters: readonly string[] },
): Promise<void> {
  const present = await staffAmong(tx, facilityId, inviters);
  const to: string[] = [];
  for (const id of present.length > 0 ? present : await adminsOf(tx, facilityId))
    if (await limits.take(LIMITS.newClientNotices, id)) to.push(id);
  if (to.length === 0) return;
  outbox.enqueue(
    tx,
    'notify',
    { kind: 'CLIENT_JOINED', by, facilityId, conversation: null, to, starts: [] },
    { once: `client-joined:${facilityId}:${familyId}:${dayOf(now, 'UTC')}` },
  );
}

/** Returns those of these people who work at a clinic; whoever answers them may not know it. */
async function staffAmong(
  tx: Queryable,
  facilityId: string,
  userIds: readonly string[],
): Promise<readonly string[]> {
  if (userIds.length === 0) return [];
  return withoutPersonIn(tx, 'announcements', async (all) => {
    const staff = await rowsOf<{ id: string }>(
      all,
      sql`select distinct m.user_id as id from facility_staff m
        where m.facility_id = ${facilityId} and m.user_id = any(${uuids(userIds)}) order by id`,
    );
    return staff.map(({ id }) => id);
  });
}
