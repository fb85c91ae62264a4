import { dayOf } from '@zampa/domain/time/wall-clock';
import { sql } from 'drizzle-orm';
import { withoutPersonIn } from '../../../access/acting.ts';
import { findAdminIds } from '../../../access/find-admin-ids.ts';
import { uuids } from '../../../db/arrays.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Deps } from '../../../deps.ts';
import { LIMITS } from '../../../limits/table.ts';
import type { ClientRelation } from './relations.ts';

type Joined = Pick<ClientRelation, 'facilityId' | 'familyId'>;

/**
 * Notifies a clinic that a family has become its client: the authors of the accepted invitations, or its admins if
 * the family joined by code or no author works there any more. In the app only, at most once a day per family and
 * with a daily limit per reader, because no action is needed and a clinic may have invited thousands.
 */
export async function notifyClientJoined(
  { outbox, limits }: Deps,
  { tx, now }: UnitOfWork,
  { facilityId, familyId }: Joined,
  { actorId, inviters }: { readonly actorId: string; readonly inviters: readonly string[] },
): Promise<void> {
  const present = await findStaffAmong(tx, facilityId, inviters);
  const to: string[] = [];
  for (const id of present.length > 0 ? present : await findAdminIds(tx, facilityId))
    if (await limits.take(LIMITS.newClientNotices, id)) to.push(id);
  if (to.length === 0) return;
  outbox.enqueue(
    tx,
    'notify',
    { kind: 'CLIENT_JOINED', by: actorId, facilityId, conversation: null, to, starts: [] },
    { once: `client-joined:${facilityId}:${familyId}:${dayOf(now, 'UTC')}` },
  );
}

/**
 * Returns those of these people who work at the clinic. Runs without row-level security, because the client may not
 * see its staff.
 */
async function findStaffAmong(
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
