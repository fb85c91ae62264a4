import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';

/** Of who has told no zone and belongs to no clinic. */
const USUAL_ZONE = 'Europe/Rome';

/**
 * Finds the zone by which a person reads a time: that of their quiet hours, else that of the clinic that they have worked at, or
 * been with, for longest.
 *
 * @param userId null for who has no profile yet
 */
export async function findZone(tx: Queryable, userId: string | null): Promise<string> {
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
        ${USUAL_ZONE}) as zone`,
  );
  return found?.zone ?? USUAL_ZONE;
}
