import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';

/**
 * Locks a list whose length is limited until commit, so that two additions at once do not both count one place as free.
 *
 * @param list its name and the id of its owner, such as `shares <id of the pet>`
 */
export const lockList = async (tx: Queryable, list: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${list}, 0))`);
};
