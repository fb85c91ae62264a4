import { FACILITY_ADMIN } from '@zampa/domain/people/roles';
import type { createFacility } from '@zampa/contract/facilities/create-facility';
import { facilities, facilityMembers, organizations, services } from '@zampa/db/schema/facilities';
import { users } from '@zampa/db/schema/people';
import type { Viewer } from '@zampa/domain/people/relation';
import { DEFAULT_SERVICES, DEFAULT_BOOKING_WINDOW } from '@zampa/domain/services/service-types';
import { allowanceAt, restrictionAt } from '@zampa/domain/subscription/subscription';
import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../../access/by.ts';
import { governsSql } from '../../access/governs.ts';
import { toSubscriptionState } from '../../access/plan.ts';
import { requireRoomForFacility } from '../../access/seats.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../limits/table.ts';
import { newCode, newId } from '../../db/ids.ts';
import { insertEmptyTimetable } from '../timetables/public.ts';
import { readStaffFacility } from './staff-facility.ts';

type FirstData = Pick<typeof facilities.$inferInsert, 'name' | 'phone' | 'email' | 'timezone'>;

/**
 * Opens a clinic from its first data: the first one with a new organization, a further one in the organization if its
 * plan allows it. Errors: TRIAL_ONE_FACILITY, PLAN_LIMIT, TRIAL_EXPIRED, SUBSCRIPTION_PAST_DUE, TOO_MANY_REQUESTS.
 *
 * @returns the clinic and the ids of its admins
 */
export async function openFacility(
  { limits }: Pick<Deps, 'limits'>,
  { viewer, tx, body, now }: PersonContext<typeof createFacility>,
) {
  await lockPerson(tx, viewer.userId);
  const organization = await lockOwnOrganization(tx, viewer.userId);
  const { facilityId, admins } = organization
    ? await insertFurtherFacility({ tx, viewer, now }, organization, body)
    : { ...(await insertFacility(tx, viewer, body, now)), admins: [viewer.userId] };
  if (!organization) await limits.spend(LIMITS.organizations, viewer.userId);
  const own = { ...viewer, roleId: FACILITY_ADMIN };
  return { opened: await readStaffFacility(tx, facilityId, own, now), admins };
}

/**
 * Inserts a clinic with a new organization, whose trial begins with onboarding, and the four initial services. Throws
 * TRIAL_ONE_FACILITY while an own organization is in its trial.
 */
export async function insertFacility(
  tx: Queryable,
  viewer: Viewer,
  data: FirstData,
  now: Date,
): Promise<{ readonly organizationId: string; readonly facilityId: string }> {
  await lockPerson(tx, viewer.userId);
  await refuseSecondTrial(tx, viewer.userId);
  const organizationId = newId();
  await tx
    .insert(organizations)
    .values({ id: organizationId, name: data.name, trialStatus: 'ONBOARDING', createdAt: now });
  const facilityId = await insertIntoOrganization({ tx, viewer, now }, organizationId, data);
  return { organizationId, facilityId };
}

/** Locks the person, so that parallel requests are checked one after the other. */
async function lockPerson(tx: Queryable, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/**
 * Locks the first organization of which the person is a governor; null without one. An admin of a single clinic in
 * someone else's organization opens their own organization instead.
 */
async function lockOwnOrganization(tx: Queryable, userId: string) {
  const [own] = await rowsOf<{ id: string }>(
    tx,
    sql`select f.organization_id as id from facility_staff m join facilities f on f.id = m.facility_id
      where m.user_id = ${userId} and m.level = 'admin' and ${governsSql(sql`m.user_id`, sql`f.id`)}
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
 * Inserts a further clinic of an organization with the same billing customer. All its governors become admins of the
 * new clinic, so that they remain governors.
 */
async function insertFurtherFacility(
  actor: Actor,
  organization: typeof organizations.$inferSelect,
  data: FirstData,
): Promise<{ readonly facilityId: string; readonly admins: readonly string[] }> {
  const { tx, now } = actor;
  const planStatus = toSubscriptionState(organization);
  const present = await tx
    .select({ customerId: facilities.billingCustomerId })
    .from(facilities)
    .where(eq(facilities.organizationId, organization.id));
  const allowance = allowanceAt(planStatus, now);
  if (allowance.planId === null) throw new Refusal('TRIAL_ONE_FACILITY');
  const restriction = restrictionAt(planStatus, now);
  if (restriction) throw new Refusal(restriction);
  requireRoomForFacility(allowance, present.length);
  const others = await findOtherGovernors(actor, organization.id);
  const id = await insertIntoOrganization(actor, organization.id, data);
  if (others.length > 0) await insertGovernorsAsAdmins(actor, id, others);
  const customerId = present.find((other) => other.customerId !== null)?.customerId;
  if (customerId)
    await tx
      .update(facilities)
      .set({ billingCustomerId: customerId, configurationStatus: 'DONE' })
      .where(eq(facilities.id, id));
  return { facilityId: id, admins: [actor.viewer.userId, ...others] };
}

/**
 * Makes the other governors admins of the new clinic, with an empty timetable, so that they cannot be booked until
 * they add their hours.
 */
async function insertGovernorsAsAdmins(
  actor: Actor,
  facilityId: string,
  userIds: readonly string[],
): Promise<void> {
  const timetableId = await insertEmptyTimetable(actor, facilityId);
  await actor.tx.insert(facilityMembers).values(
    userIds.map((userId) => ({
      facilityId,
      userId,
      roleId: FACILITY_ADMIN,
      status: 'ACTIVE' as const,
      timetableId,
      createdAt: actor.now,
    })),
  );
}

/**
 * Finds the other governors who are admins of single clinics. Admins of the whole organization need no new
 * membership.
 */
async function findOtherGovernors(
  { tx, viewer }: Actor,
  organizationId: string,
): Promise<readonly string[]> {
  const governors = await rowsOf<{ userId: string }>(
    tx,
    sql`select distinct m.user_id as "userId" from facility_members m join facilities f on f.id = m.facility_id
      where f.organization_id = ${organizationId} and m.status = 'ACTIVE' and m.role_id = ${FACILITY_ADMIN}
        and m.user_id <> ${viewer.userId} and ${governsSql(sql`m.user_id`, sql`f.id`)}`,
  );
  return governors.map(({ userId }) => userId);
}

/** Inserts a clinic into an organization, with its creator as admin and the four initial services. */
async function insertIntoOrganization(
  { tx, viewer: { userId }, now }: Actor,
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
    DEFAULT_SERVICES.map((service) => ({
      ...service,
      ...DEFAULT_BOOKING_WINDOW,
      id: newId(),
      facilityId,
      price: 0,
      createdAt: now,
      updatedAt: now,
    })),
  );
  return facilityId;
}

async function refuseSecondTrial(tx: Queryable, userId: string): Promise<void> {
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
