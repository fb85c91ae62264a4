import { FACILITY_ADMIN } from '@zampa/domain/people/roles';
import type { createFacility } from '@zampa/contract/facilities/create-facility';
import { facilities, facilityMembers, organizations, services } from '@zampa/db/schema/facilities';
import { users } from '@zampa/db/schema/people';
import type { Viewer } from '@zampa/domain/people/relation';
import { FIRST_SERVICES, USUAL_BOOKING_WINDOW } from '@zampa/domain/services/service-types';
import { allowanceAt, restrictionAt } from '@zampa/domain/subscription/subscription';
import { eq, sql } from 'drizzle-orm';
import type { By } from '../../access/by.ts';
import { isGoverning } from '../../access/governs.ts';
import { standingOf } from '../../access/plan.ts';
import { requireRoomForFacility } from '../../access/seats.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../http/rate-limits/table.ts';
import { newCode, newId } from '../../db/ids.ts';
import { insertEmptyTimetable } from '../timetables/public.ts';
import { readStaffFacility } from './staff-facility.ts';

type FirstData = Pick<typeof facilities.$inferInsert, 'name' | 'phone' | 'email' | 'timezone'>;

/**
 * Opens a clinic with the little that it begins with: a first one with an organization of its own, a further one in the
 * organization whose plan has room for it. Refusals: TRIAL_ONE_FACILITY, PLAN_LIMIT, TRIAL_EXPIRED,
 * SUBSCRIPTION_PAST_DUE, TOO_MANY_REQUESTS.
 *
 * @returns the clinic, and who are its admins
 */
export async function openFacility(
  { limits }: Pick<Deps, 'limits'>,
  { viewer, tx, body, now }: PersonContext<typeof createFacility>,
) {
  await lockPerson(tx, viewer.userId);
  const organization = await lockOwnOrganization(tx, viewer.userId);
  const { facilityId, admins } = organization
    ? await insertFurther({ tx, viewer, now }, organization, body)
    : { ...(await insertFacility(tx, viewer, body, now)), admins: [viewer.userId] };
  if (!organization) await limits.spend(LIMITS.organizations, viewer.userId);
  const own = { ...viewer, roleId: FACILITY_ADMIN };
  return { opened: await readStaffFacility(tx, facilityId, own, now), admins };
}

/**
 * Opens a clinic with an organization of its own, whose trial begins with onboarding, and the four services.
 * Refusal: TRIAL_ONE_FACILITY while an own organization is in its trial.
 */
export async function insertFacility(
  tx: Queryable,
  viewer: Viewer,
  data: FirstData,
  now: Date,
): Promise<{ readonly organizationId: string; readonly facilityId: string }> {
  await lockPerson(tx, viewer.userId);
  await refuseSecondInTrial(tx, viewer.userId);
  const organizationId = newId();
  await tx
    .insert(organizations)
    .values({ id: organizationId, name: data.name, trialStatus: 'ONBOARDING', createdAt: now });
  const facilityId = await insertInto({ tx, viewer, now }, organizationId, data);
  return { organizationId, facilityId };
}

/** Lets two requests of one person wait for each other, so that the rules see both. */
async function lockPerson(tx: Queryable, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/**
 * Locks the organization that somebody governs already, of several the first; null before there is one. Who is an admin of
 * one clinic of others' opens one of their own, as everybody who works for others does.
 */
async function lockOwnOrganization(tx: Queryable, userId: string) {
  const [own] = await rowsOf<{ id: string }>(
    tx,
    sql`select f.organization_id as id from facility_staff m join facilities f on f.id = m.facility_id
      where m.user_id = ${userId} and m.level = 'admin' and ${isGoverning(sql`m.user_id`, sql`f.id`)}
      order by f.created_at, f.id limit 1`,
  );
  if (!own) return null;
  const [organization] = await tx
    .select()
    .from(organizations)
    .where(eq(organizations.id, own.id))
    .for('update');
  return organization ?? null;
}

/**
 * Inserts a further clinic of an organization, which the billing provider knows already. Whoever governs the organization
 * goes on to do so, as its admin too.
 */
async function insertFurther(
  by: By,
  organization: typeof organizations.$inferSelect,
  data: FirstData,
): Promise<{ readonly facilityId: string; readonly admins: readonly string[] }> {
  const { tx, now } = by;
  const standing = standingOf(organization);
  const present = await tx
    .select({ customerId: facilities.billingCustomerId })
    .from(facilities)
    .where(eq(facilities.organizationId, organization.id));
  const allowance = allowanceAt(standing, now);
  if (allowance.planId === null) throw new Refusal('TRIAL_ONE_FACILITY');
  const why = restrictionAt(standing, now);
  if (why) throw new Refusal(why);
  requireRoomForFacility(allowance, present.length);
  const others = await otherGovernors(by, organization.id);
  const id = await insertInto(by, organization.id, data);
  if (others.length > 0) await insertPartners(by, id, others);
  const customerId = present.find((other) => other.customerId !== null)?.customerId;
  if (customerId)
    await tx
      .update(facilities)
      .set({ billingCustomerId: customerId, configurationStatus: 'DONE' })
      .where(eq(facilities.id, id));
  return { facilityId: id, admins: [by.viewer.userId, ...others] };
}

/**
 * Makes admins of those who did not open the clinic. Whether they treat there, and when, they have yet to say: nobody
 * books them before.
 */
async function insertPartners(
  by: By,
  facilityId: string,
  userIds: readonly string[],
): Promise<void> {
  const timetableId = await insertEmptyTimetable(by, facilityId);
  await by.tx.insert(facilityMembers).values(
    userIds.map((userId) => ({
      facilityId,
      userId,
      roleId: FACILITY_ADMIN,
      status: 'ACTIVE' as const,
      timetableId,
      createdAt: by.now,
    })),
  );
}

/** Finds who else governs an organization by being an admin of its clinics; one of the whole organization is so of each. */
async function otherGovernors(
  { tx, viewer }: By,
  organizationId: string,
): Promise<readonly string[]> {
  const governors = await rowsOf<{ userId: string }>(
    tx,
    sql`select distinct m.user_id as "userId" from facility_members m join facilities f on f.id = m.facility_id
      where f.organization_id = ${organizationId} and m.status = 'ACTIVE' and m.role_id = ${FACILITY_ADMIN}
        and m.user_id <> ${viewer.userId} and ${isGoverning(sql`m.user_id`, sql`f.id`)}`,
  );
  return governors.map(({ userId }) => userId);
}

/** Inserts a clinic of an organization, with the one who opens it as its admin, and the four services. */
async function insertInto(
  { tx, viewer: { userId }, now }: By,
  organizationId: string,
  { name, phone, email, timezone }: FirstData,
): Promise<string> {
  const facilityId = newId();
  await tx.insert(facilities).values({
    name,
    phone,
    email,
    timezone,
    id: facilityId,
    organizationId,
    code: newCode(),
    createdAt: now,
    updatedAt: now,
  });
  await tx.insert(facilityMembers).values({
    facilityId,
    userId,
    roleId: FACILITY_ADMIN,
    status: 'ACTIVE',
    createdAt: now,
  });
  await tx.insert(services).values(
    FIRST_SERVICES.map((service) => ({
      ...service,
      ...USUAL_BOOKING_WINDOW,
      id: newId(),
      facilityId,
      price: 0,
      createdAt: now,
      updatedAt: now,
    })),
  );
  return facilityId;
}

async function refuseSecondInTrial(tx: Queryable, userId: string): Promise<void> {
  const inTrial = await rowsOf(
    tx,
    sql`select from facility_staff m
      join facilities f on f.id = m.facility_id
      join organizations o on o.id = f.organization_id
      where m.user_id = ${userId} and m.level = 'admin' and o.trial_status is not null
      limit 1`,
  );
  if (inTrial.length > 0) throw new Refusal('TRIAL_ONE_FACILITY');
}
