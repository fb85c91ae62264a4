import { sql } from 'drizzle-orm';
import { afterCommit, rowsOf, type Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';

/**
 * Tells a facility's staff, its organization's admins among them, after the commit, that its calendar changed.
 *
 * @param options.opening whether a pause or a closure of the whole facility came, changed or went
 */
export function publishCalendar(
  deps: Deps,
  tx: Queryable,
  facilityId: string,
  { opening = false }: { readonly opening?: boolean } = {},
): void {
  afterCommit(tx, () => {
    deps.background.run('announce', async (db) => {
      const staff = await rowsOf<{ userId: string }>(
        db,
        sql`select distinct user_id as "userId" from facility_staff where facility_id = ${facilityId}`,
      );
      const to = staff.map(({ userId }) => userId);
      deps.realtime.send({ name: 'calendar', message: { facilityId, opening }, to });
    });
  });
}
