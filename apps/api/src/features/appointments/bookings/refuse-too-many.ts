import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { lockBeforeNext, rowsOf, type Queryable } from '../../../db/database.ts';
import { LIMITS } from '../../../limits/table.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { isExpiredSql } from './booking-rows.ts';

/** A family at a facility. */
export type FamilyAtFacility = { readonly facilityId: string; readonly familyId: string };

/**
 * Throws TOO_MANY_BOOKINGS for a pet owner whose family already has the maximum of open bookings at the facility.
 * Bookings made by staff do not count, and staff are not limited. Takes an advisory lock until commit, so that
 * parallel bookings of the family are counted too.
 */
export async function refuseTooManyBookings(
  tx: Queryable,
  viewer: Viewer,
  { facilityId, familyId }: FamilyAtFacility,
  now: Date,
): Promise<void> {
  if (viewer.isVet) return;
  lockBeforeNext(tx, [`bookings:${facilityId}:${familyId}`]);
  const [open] = await rowsOf<{ count: number }>(
    tx,
    sql`select ${openBookingsSql({ facilityId, familyId }, now)} as count`,
  );
  requireBookingsLeft(open?.count ?? 0);
}

/** Throws TOO_MANY_BOOKINGS if the family already has the maximum number of open bookings. */
export function requireBookingsLeft(open: number): void {
  if (open >= LIMITS.openBookings.most) throw new Refusal('TOO_MANY_BOOKINGS');
}

/** Returns the SQL count of upcoming bookings that the family made itself at the facility. */
export const openBookingsSql = ({ facilityId, familyId }: FamilyAtFacility, now: Date): SQL => sql`(
  select count(*)::int from calendar_events k
  join conversations c on c.id = k.conversation_id
  join users u on u.id = k.creator_id and not u.is_vet
  where c.family_id = ${familyId} and k.facility_id = ${facilityId}
    and k.category = 'BOOKING' and k.valid and c.status <> 'CLOSED' and k.ends_at > ${now}
    and not ${isExpiredSql(sql`k`, now)})`;
