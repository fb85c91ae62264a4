import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { lockWithNext, rowsOf, type Queryable } from '../../../db/database.ts';
import { LIMITS } from '../../../http/rate-limits/table.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { isExpiredSql } from './booking-rows.ts';

/** Whose bookings, and where. */
export type Booker = { readonly facilityId: string; readonly familyId: string };

/**
 * Refuses a pet owner's family one more time while it has as many as a family may have at a facility, with
 * TOO_MANY_BOOKINGS. What the staff booked for them does not count, and the staff may always book. Until commit nobody
 * else of the family books there, so that times that are asked for at once are counted too.
 */
export async function refuseTooMany(
  tx: Queryable,
  viewer: Viewer,
  { facilityId, familyId }: Booker,
  now: Date,
): Promise<void> {
  if (viewer.isVet) return;
  lockWithNext(tx, [`bookings:${facilityId}:${familyId}`]);
  const [open] = await rowsOf<{ count: number }>(
    tx,
    sql`select ${openBookings({ facilityId, familyId }, now)} as count`,
  );
  refuseBeyond(open?.count ?? 0);
}

/** Refuses one more beside so many, with TOO_MANY_BOOKINGS. */
export function refuseBeyond(open: number): void {
  if (open >= LIMITS.openBookings.most) throw new Refusal('TOO_MANY_BOOKINGS');
}

/** Counts what a family has booked for itself at a facility and is still to come. */
export const openBookings = ({ facilityId, familyId }: Booker, now: Date): SQL => sql`(
  select count(*)::int from calendar_events k
  join conversations c on c.id = k.conversation_id
  join users u on u.id = k.creator_id and not u.is_vet
  where c.family_id = ${familyId} and k.facility_id = ${facilityId}
    and k.category = 'BOOKING' and k.valid and c.status <> 'CLOSED' and k.ends_at > ${now}
    and not ${isExpiredSql(sql`k`, now)})`;
