import { sql } from 'drizzle-orm';
import { afterCommit, rowsOf, type Queryable } from '../db/database.ts';
import type { Deps } from '../deps.ts';

/**
 * After the commit, publishes to a facility's staff that its team changed: join requests, members, roles, hours or
 * services, invitations, or settings of reception and quiet hours. If a member joined or left, admins of the
 * organization's other clinics are notified too, since seats and governors may have changed.
 *
 * @param userId the member whose own view may have changed, even if they no longer work there; null without one
 */
export function publishStaff(
  deps: Deps,
  tx: Queryable,
  facilityId: string,
  userId: string | null,
): void {
  afterCommit(tx, () => {
    deps.background.run('publish', facilityId, async (db) => {
      const staff = await rowsOf<{ userId: string }>(
        db,
        sql`select distinct user_id as "userId" from facility_staff where facility_id = ${facilityId}`,
      );
      const to = new Set([...staff.map((member) => member.userId), ...(userId ? [userId] : [])]);
      deps.realtime.send({ name: 'staff', message: { facilityId, userId }, to: [...to] });
      if (userId) await publishToSisterClinics(deps, db, facilityId);
    });
  });
}

async function publishToSisterClinics({ realtime }: Deps, db: Queryable, facilityId: string) {
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
