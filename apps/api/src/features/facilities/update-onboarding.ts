import type { updateOnboarding as call } from '@zampa/contract/facilities/update-onboarding';
import { facilities, organizations } from '@zampa/db/schema/facilities';
import { refusalToStartTrial, trialEnd } from '@zampa/domain/facilities/trial';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { omitUndefined } from '../../db/omit-undefined.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { refuseStale } from '../../http/input/if-match.ts';
import { versionAfterUpdate, facilityVersion } from './facility-data.ts';
import { lockFacility } from './lock-facility.ts';
import { readStaffFacility } from './staff-facility.ts';
import { findCompletion } from './read-completion.ts';
import { claimVatTrial } from './vat-trials.ts';

/**
 * Updates the first data, marks steps as done, or starts the trial. Errors: VALIDATION, STATUS_CONFLICT if the trial
 * cannot be started (again), TRIAL_EXPIRED for a VAT number that has already had one, STALE.
 */
export async function updateOnboarding({
  viewer,
  tx,
  body,
  ifMatch,
  now,
}: PersonContext<typeof call>) {
  const { id, startTrial, settled: doneSteps, ...data } = body;
  if (ifMatch !== null) await requireCurrentVersion(tx, id, ifMatch);
  const [facility] = await tx
    .update(facilities)
    .set({
      ...omitUndefined({ ...data, settledSteps: doneSteps }),
      updatedAt: versionAfterUpdate(data, now),
    })
    .where(eq(facilities.id, id))
    .returning();
  if (!facility) throw new Refusal('FACILITY_UNKNOWN');
  if (startTrial) await beginTrial(tx, facility, now);
  const workplace = viewer.facilities.find(({ facilityId }) => facilityId === id);
  if (!workplace) throw new Refusal('FACILITY_UNKNOWN');
  return readStaffFacility(tx, id, { ...viewer, roleId: workplace.roleId }, now);
}

/** Throws STALE if someone else has changed the data since it was read. */
async function requireCurrentVersion(tx: Queryable, id: string, ifMatch: string): Promise<void> {
  refuseStale(ifMatch, facilityVersion(await lockFacility(tx, id)));
}

async function beginTrial(
  tx: Queryable,
  { id, organizationId }: typeof facilities.$inferSelect,
  now: Date,
): Promise<void> {
  const [organization] = await tx
    .select()
    .from(organizations)
    .where(eq(organizations.id, organizationId))
    .for('update');
  const { missing } = await findCompletion(tx, id);
  const refusal = refusalToStartTrial(organization?.trialStatus ?? null, missing);
  if (refusal) throw new Refusal(refusal);
  if (organization && !(await claimVatTrial({ tx, now }, organization)))
    throw new Refusal('TRIAL_EXPIRED', { fields: [{ field: 'vat', code: 'trial_used' }] });
  await tx
    .update(organizations)
    .set({
      trialStatus: 'IN_PROGRESS',
      trialStartedAt: now,
      trialEndsAt: trialEnd(now),
      updatedAt: now,
    })
    .where(eq(organizations.id, organizationId));
}
