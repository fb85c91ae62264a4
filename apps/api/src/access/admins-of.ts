import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../db/database.ts';
import { withoutPersonIn } from './acting.ts';

/** Returns the ids of who lets people into a clinic and sets it up; whoever asks may not know them. */
export const adminsOf = (tx: Queryable, facilityId: string): Promise<string[]> =>
  withoutPersonIn(tx, 'announcements', async (all) => {
    const admins = await rowsOf<{ id: string }>(
      all,
      sql`select distinct m.user_id as id from facility_staff m
        where m.facility_id = ${facilityId} and m.level = 'admin'`,
    );
    return admins.map(({ id }) => id);
  });
