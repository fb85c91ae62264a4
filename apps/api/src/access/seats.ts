import { facilities, organizations } from '@zampa/db/schema/facilities';
import { seatsOverInviting, seatsOverJoining, type Seats } from '@zampa/domain/subscription/seats';
import { allowanceAt, limitsSeats, type Allowance } from '@zampa/domain/subscription/subscription';
import { eq, sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../db/database.ts';
import type { UnitOfWork } from '../db/unit-of-work.ts';
import { Refusal } from '../errors/refusal.ts';
import { withoutPersonIn } from './acting.ts';
import { standingOf } from './plan.ts';

/**
 * Lets people be invited to a facility as far as the plan has seats for them. Everybody who takes one in the same
 * organization waits here until commit. Refusal: PLAN_LIMIT.
 */
export async function claimSeatsToInvite(
  unit: UnitOfWork,
  facilityId: string,
  addresses: readonly string[],
): Promise<void> {
  const refusal = await claim(unit, facilityId, (seats, limit) =>
    seatsOverInviting(seats, addresses, limit),
  );
  if (refusal) throw refusal;
}

/**
 * Returns why a person cannot come to work at a facility; null where the plan has a seat for them, which is theirs until
 * commit.
 */
export function findSeatToJoin(
  unit: UnitOfWork,
  facilityId: string,
  address: string,
): Promise<Refusal | null> {
  return claim(unit, facilityId, (seats, limit) => seatsOverJoining(seats, address, limit));
}

/** Returns whether the plan of a facility has a seat for a person at this moment, which is nobody's for that. */
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
    const join = (seats: Seats, limit: number) => seatsOverJoining(seats, address, limit);
    return (await refusalIn({ tx: all, now }, place.organization, join)) === null;
  });
}

/** Lets an organization have one more facility. Refusal: PLAN_LIMIT. */
export function requireRoomForFacility(allowance: Allowance, used: number): void {
  if (allowance.facilities !== null && used >= allowance.facilities)
    throw planLimit('facilities', allowance, allowance.facilities, used);
}

/** The rows of the facility and its organization are locked in the order in which everything locks them. */
function claim(
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
    return refusalIn({ tx: all, now }, organization, overBy);
  });
}

async function refusalIn(
  { tx, now }: UnitOfWork,
  organization: typeof organizations.$inferSelect,
  overBy: (seats: Seats, limit: number) => number | null,
): Promise<Refusal | null> {
  const standing = standingOf(organization);
  if (!limitsSeats(standing)) return null;
  const allowance = allowanceAt(standing, now);
  const used = overBy(await findSeats(tx, organization.id, now), allowance.users);
  return used === null ? null : planLimit('users', allowance, allowance.users, used);
}

/** Finds who has a seat in an organization. It has to be open to whoever asks: it goes over all its facilities. */
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
  const addresses = (works: boolean) =>
    new Set(rows.filter((row) => row.works === works).map(({ address }) => address.toLowerCase()));
  return { members: addresses(true), invited: addresses(false) };
}

/** Returns the refusal of what a plan has no room for, with what a screen needs to say how much that is. */
function planLimit(
  field: 'users' | 'facilities',
  { planId }: Allowance,
  limit: number,
  used: number,
): Refusal {
  const params = { limit, used, plan: planId ?? 'TRIAL' };
  return new Refusal('PLAN_LIMIT', { fields: [{ field, code: 'PLAN_LIMIT', params }] });
}
