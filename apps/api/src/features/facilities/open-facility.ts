import type { createFacility } from '@zampa/contract/facilities/create-facility';
import { facilities, facilityMembers, organizations, services } from '@zampa/db/schema/facilities';
import { users } from '@zampa/db/schema/people';
import type { Viewer } from '@zampa/domain/people/relation';
import { FIRST_SERVICES } from '@zampa/domain/services/service-types';
import { eq, sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { newCode, newId } from '../../db/ids.ts';
import { readStaffFacility } from './staff-facility.ts';

const FACILITY_ADMIN = 1;

type FirstData = Pick<typeof facilities.$inferInsert, 'name' | 'phone' | 'email' | 'timezone'>;

/** Opens a clinic with the little that it begins with. Refusal: TRIAL_ONE_FACILITY. */
export async function openFacility({
  viewer,
  tx,
  body,
  now,
}: PersonContext<typeof createFacility>) {
  const { facilityId } = await insertFacility(tx, viewer, body, now);
  return readStaffFacility(tx, facilityId, FACILITY_ADMIN, now);
}

/**
 * Opens a clinic with an organization of its own, whose trial begins with onboarding, and the four services.
 * Refusal: TRIAL_ONE_FACILITY while an own organization is in its trial.
 */
export async function insertFacility(
  tx: Queryable,
  viewer: Viewer,
  { name, phone, email, timezone }: FirstData,
  now: Date,
): Promise<{ readonly organizationId: string; readonly facilityId: string }> {
  // Two requests of one person wait for each other here, so that the rule below sees both.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, viewer.userId)).for('update');
  await refuseSecondInTrial(tx, viewer.userId);
  const organizationId = newId();
  const facilityId = newId();
  await tx
    .insert(organizations)
    .values({ id: organizationId, name, trialStatus: 'ONBOARDING', createdAt: now });
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
    userId: viewer.userId,
    roleId: FACILITY_ADMIN,
    status: 'ACTIVE',
    createdAt: now,
  });
  await tx.insert(services).values(
    FIRST_SERVICES.map((service) => ({
      ...service,
      id: newId(),
      facilityId,
      price: 0,
      createdAt: now,
      updatedAt: now,
    })),
  );
  return { organizationId, facilityId };
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
