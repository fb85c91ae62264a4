import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../db/database.ts';
import { withoutPersonIn } from './acting.ts';

/**
 * Returns the user ids of a clinic's admins. Bypasses row-level security, since the caller may not see all admins.
 */
export const findAdminIds = (tx: Queryable, facilityId: string): Promise<string[]> =>
  withoutPersonIn(tx, 'announcements', async (all) => {
    const admins = await rowsOf<{ id: string }>(
      all,
      sql`select distinct m.user_id as id from facility_staff m
        where m.facility_id = ${facilityId} and m.level = 'admin'`,
    );
    return admins.map(({ id }) => id);
  });
