import { sql } from 'drizzle-orm';
import { afterCommit, rowsOf, type Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';

/**
 * Publishes a calendar change to the facility's staff, including its organization's admins, after the commit.
 *
 * @param options.opening whether a booking pause or a closure of the whole facility was created, changed or
 * removed
 * @param options.toMove whether the list of bookings to move may have changed
 */
export function publishCalendar(
  deps: Deps,
  tx: Queryable,
  facilityId: string,
  {
    opening = false,
    toMove = false,
  }: { readonly opening?: boolean; readonly toMove?: boolean } = {},
): void {
  afterCommit(tx, () => {
    deps.background.run('publish', facilityId, async (db) => {
      const staff = await rowsOf<{ userId: string }>(
        db,
        sql`select distinct user_id as "userId" from facility_staff where facility_id = ${facilityId}`,
      );
      const to = staff.map(({ userId }) => userId);
      deps.realtime.send({
        name: 'calendar',
        message: { facilityId, opening, ...(toMove && { toMove }) },
        to,
      });
    });
  });
}
