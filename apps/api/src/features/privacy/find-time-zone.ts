import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';

/** For people without quiet hours or a clinic. */
const DEFAULT_TIME_ZONE = 'Europe/Rome';

/**
 * Returns a person's time zone: the zone of their quiet hours, else the zone of the clinic where they have worked
 * or been a client the longest.
 *
 * @param userId null for an account without a profile
 */
export async function findTimeZone(tx: Queryable, userId: string | null): Promise<string> {
  const [found] = await rowsOf<{ zone: string }>(
    tx,
    sql`select coalesce(
        (select quiet_zone from notification_preferences where user_id = ${userId}),
        (select f.timezone from (
            select link.facility_id, link.created_at from facility_members link
              where link.user_id = ${userId} and link.status = 'ACTIVE'
            union all
            select fc.facility_id, fc.created_at from family_members own
              join facility_clients fc on fc.family_id = own.family_id and fc.status <> 'REMOVED'
              where own.user_id = ${userId} and own.status = 'ACTIVE') place
          join facilities f on f.id = place.facility_id order by place.created_at limit 1),
        ${DEFAULT_TIME_ZONE}) as zone`,
  );
  return found?.zone ?? DEFAULT_TIME_ZONE;
}
