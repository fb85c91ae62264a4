import { sql } from 'drizzle-orm';
import { afterCommit, rowsOf, type Queryable } from '../db/database.ts';
import type { Deps } from '../deps.ts';

/**
 * Publishes to the staff of a facility, after the commit, that somebody asked to join it, came, went, or has another
 * role, other hours or services; that an invitation of a colleague or a service of the facility changed, or a switch of it:
 * what its desk may read, or what passes quiet hours. With somebody who came or went the admins of the organization's other
 * clinics hear that seats, and who governs it, may have changed.
 *
 * @param userId who themselves may see something else than before, and is told wherever they work now; null for nobody
 */
export function publishStaff(
  deps: Deps,
  tx: Queryable,
  facilityId: string,
  userId: string | null,
): void {
  afterCommit(tx, () => {
    deps.background.run('announce', async (db) => {
      const staff = await rowsOf<{ userId: string }>(
        db,
        sql`select distinct user_id as "userId" from facility_staff where facility_id = ${facilityId}`,
      );
      const to = new Set([...staff.map((member) => member.userId), ...(userId ? [userId] : [])]);
      deps.realtime.send({ name: 'staff', message: { facilityId, userId }, to: [...to] });
      if (userId) await publishToSisters(deps, db, facilityId);
    });
  });
}

async function publishToSisters({ realtime }: Deps, db: Queryable, facilityId: string) {
  const sisters = await rowsOf<{ facilityId: string; to: readonly string[] }>(
    db,
    sql`select sister.id as "facilityId", json_agg(distinct s.user_id) as to
      from facilities own
      join facilities sister on sister.organization_id = own.organization_id and sister.id <> own.id
      join facility_staff s on s.facility_id = sister.id and s.level = 'admin'
      where own.id = ${facilityId} group by sister.id`,
  );
  for (const { facilityId: sister, to } of sisters)
    realtime.send({ name: 'subscription', message: { facilityId: sister }, to });
}
