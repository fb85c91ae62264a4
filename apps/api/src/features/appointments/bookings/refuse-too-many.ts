import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../../platform/database.ts';
import { LIMITS } from '../../../platform/rate-limits/table.ts';
import { Refusal } from '../../../platform/refusal.ts';

type Booker = { readonly facilityId: string; readonly familyId: string };

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
  const own = `bookings:${facilityId}:${familyId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${own}, 0))`);
  const [open] = await rowsOf<{ count: number }>(
    tx,
    sql`select count(*)::int as count from calendar_events k
      join conversations c on c.id = k.conversation_id
      join users u on u.id = k.creator_id and not u.is_vet
      where c.family_id = ${familyId} and k.facility_id = ${facilityId}
        and k.category = 'BOOKING' and k.valid and k.ends_at > ${now}
        and not (k.status = 'RESERVATION' and k.held_until <= ${now})`,
  );
  if ((open?.count ?? 0) >= LIMITS.openBookings.most) throw new Refusal('TOO_MANY_BOOKINGS');
}
