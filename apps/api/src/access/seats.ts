import { facilities, organizations } from '@zampa/db/schema/facilities';
import {
  seatOverflowOnInvite,
  seatOverflowOnJoin,
  type Seats,
} from '@zampa/domain/subscription/seats';
import { allowanceAt, hasSeatLimit, type Allowance } from '@zampa/domain/subscription/subscription';
import { eq, sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../db/database.ts';
import type { UnitOfWork } from '../db/unit-of-work.ts';
import { Refusal } from '../errors/refusal.ts';
import { withoutPersonIn } from './acting.ts';
import { toSubscriptionState } from './plan.ts';

/** Claims seats of the plan for people to be invited. Serialized per organization until commit. Errors: PLAN_LIMIT. */
export async function claimSeatsToInvite(
  unit: UnitOfWork,
  facilityId: string,
  addresses: readonly string[],
): Promise<void> {
  const refusal = await claimSeats(unit, facilityId, (seats, limit) =>
    seatOverflowOnInvite(seats, addresses, limit),
  );
  if (refusal) throw refusal;
}

/**
 * Claims a seat for a person who joins a facility, until commit. Returns the refusal if the plan has no free seat,
 * otherwise null.
 */
export function claimSeatToJoin(
  unit: UnitOfWork,
  facilityId: string,
  address: string,
): Promise<Refusal | null> {
  return claimSeats(unit, facilityId, (seats, limit) => seatOverflowOnJoin(seats, address, limit));
}

/** Returns whether the plan currently has a free seat for a person, without claiming it. */
export function isSeatFree(
  { tx, now }: UnitOfWork,
  facilityId: string,
  address: string,
): Promise<boolean> {
  return withoutPersonIn(tx, 'seats', async (all) => {
    const [place] = await all
      .select({ organization: organizations })
      .from(facilities)
      .innerJoin(organizations, eq(organizations.id, facilities.organizationId))
      .where(eq(facilities.id, facilityId));
    if (!place) throw new Refusal('FACILITY_UNKNOWN');
    const join = (seats: Seats, limit: number) => seatOverflowOnJoin(seats, address, limit);
    return (await findSeatRefusal({ tx: all, now }, place.organization, join)) === null;
  });
}

/** Throws PLAN_LIMIT if the plan allows no further facility. */
export function requireRoomForFacility(allowance: Allowance, used: number): void {
  if (allowance.facilities !== null && used >= allowance.facilities)
    throw planLimitRefusal('facilities', allowance, allowance.facilities, used);
}

/**
 * Locks the facility and then its organization, in the order used everywhere, and returns the refusal if too many
 * seats are used.
 */
function claimSeats(
  { tx, now }: UnitOfWork,
  facilityId: string,
  overBy: (seats: Seats, limit: number) => number | null,
): Promise<Refusal | null> {
  return withoutPersonIn(tx, 'seats', async (all) => {
    const [place] = await all
      .select({ organizationId: facilities.organizationId })
      .from(facilities)
      .where(eq(facilities.id, facilityId))
      .for('update');
    if (!place) throw new Refusal('FACILITY_UNKNOWN');
    const [organization] = await all
      .select()
      .from(organizations)
      .where(eq(organizations.id, place.organizationId))
      .for('update');
    if (!organization) throw new Refusal('FACILITY_UNKNOWN');
    return findSeatRefusal({ tx: all, now }, organization, overBy);
  });
}

async function findSeatRefusal(
  { tx, now }: UnitOfWork,
  organization: typeof organizations.$inferSelect,
  overBy: (seats: Seats, limit: number) => number | null,
): Promise<Refusal | null> {
  const subscription = toSubscriptionState(organization);
  if (!hasSeatLimit(subscription)) return null;
  const allowance = allowanceAt(subscription, now);
  const used = overBy(await findSeats(tx, organization.id, now), allowance.users);
  return used === null ? null : planLimitRefusal('users', allowance, allowance.users, used);
}

/**
 * Finds the members and invited people who use a seat in an organization. The database passed must bypass
 * row-level security, since all facilities are read.
 */
export async function findSeats(all: Queryable, organizationId: string, now: Date): Promise<Seats> {
  const rows = await rowsOf<{ address: string; works: boolean }>(
    all,
    sql`select coalesce(u.email, u.id::text) as address, true as works
        from facilities f
        join facility_members m on m.facility_id = f.id and m.status = 'ACTIVE'
        join users u on u.id = m.user_id and u.enabled
        where f.organization_id = ${organizationId}
      union
      select coalesce(i.email, i.id::text), false
        from facilities f
        join invitations i on i.facility_id = f.id and i.kind = 'STAFF' and i.status = 'OPEN'
          and i.expires_at > ${now}::timestamptz
        where f.organization_id = ${organizationId}`,
  );
  const addressesOf = (works: boolean) =>
    new Set(rows.filter((row) => row.works === works).map(({ address }) => address.toLowerCase()));
  return { members: addressesOf(true), invited: addressesOf(false) };
}

/** Creates the PLAN_LIMIT refusal, with the numbers that screens show. */
function planLimitRefusal(
  field: 'users' | 'facilities',
  { planId }: Allowance,
  limit: number,
  used: number,
): Refusal {
  const params = { limit, used, plan: planId ?? 'TRIAL' };
  return new Refusal('PLAN_LIMIT', { fields: [{ field, code: 'PLAN_LIMIT', params }] });
}
