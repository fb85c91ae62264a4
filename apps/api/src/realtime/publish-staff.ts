import { sql } from 'drizzle-orm';
import { afterCommit, rowsOf, type Queryable } from '../db/database.ts';
import type { Deps } from '../deps.ts';

/**
 * Publishes to the staff of a facility, and to the person it is about, after the commit, that somebody asked to join
 * it, came, or went, or that its desk may read something else.
 */
export function publishStaff(deps: Deps, tx: Queryable, facilityId: string, userId: string): void {
  afterCommit(tx, () => {
    deps.background.run('announce', async (db) => {
      const staff = await rowsOf<{ userId: string }>(
        db,
        sql`select distinct user_id as "userId" from facility_staff where facility_id = ${facilityId}`,
      );
      const to = [...new Set([...staff.map((member) => member.userId), userId])];
      deps.realtime.send({ name: 'staff', message: { facilityId }, to });
    });
  });
}
