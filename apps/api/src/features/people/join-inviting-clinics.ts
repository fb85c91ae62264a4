import { facilityClients } from '@zampa/db/schema/facilities';
import { invitations } from '@zampa/db/schema/invitations';
import { familyMembers } from '@zampa/db/schema/people';
import { and, asc, eq, gt } from 'drizzle-orm';
import { claimSeatToJoin } from '../../access/seats.ts';
import type { Deps } from '../../deps.ts';
import { publishClient } from '../../realtime/publish-family.ts';
import { publishStaff } from '../../realtime/publish-staff.ts';
import { canStillInvite, joinStaff } from '../team/public.ts';
import { createApplication, claimRecordsOfPerson } from '../clients/public.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';

/**
 * Adds a new colleague to the staff of every facility with a valid open invitation to their confirmed address. If
 * the plan of a facility has no free seat, adds them to its applicants.
 */
export async function acceptStaffInvitations(
  deps: Deps,
  { tx, now }: UnitOfWork,
  userId: string,
  email: string,
): Promise<void> {
  const open = and(
    eq(invitations.kind, 'STAFF'),
    eq(invitations.status, 'OPEN'),
    eq(invitations.email, email),
    gt(invitations.expiresAt, now),
  );
  const pending = await tx
    .select()
    .from(invitations)
    .where(open)
    .orderBy(asc(invitations.facilityId))
    .for('update');
  for (const invitation of pending) {
    const { id, facilityId, roleId } = invitation;
    if (roleId === null || !(await canStillInvite(tx, invitation))) continue;
    // Without a seat the profile is created anyway: the invitation stays open and the admins are notified of the
    // applicant.
    if (await claimSeatToJoin({ tx, now }, facilityId, email)) {
      await createApplication(deps, { tx, now }, { facilityId, userId });
      continue;
    }
    await joinStaff(tx, { facilityId, userId, roleId }, now);
    await tx
      .update(invitations)
      .set({ status: 'ACCEPTED', updatedAt: now })
      .where(eq(invitations.id, id));
    publishStaff(deps, tx, facilityId, userId);
  }
}

/**
 * Transfers clinics' records about a pet owner (their own and those of `others`) to their family. Relations keep
 * their status until the owner answers.
 */
export async function claimClinicRecords(
  deps: Deps,
  { tx, now }: UnitOfWork,
  userId: string,
  others: readonly string[],
): Promise<void> {
  const [own] = await tx
    .select({ familyId: familyMembers.familyId })
    .from(familyMembers)
    .where(and(eq(familyMembers.userId, userId), eq(familyMembers.status, 'ACTIVE')))
    .orderBy(asc(familyMembers.createdAt))
    .limit(1);
  if (!own) throw new Error('the pet owner has no family');
  for (const recordedId of others)
    await claimRecordsOfPerson(tx, recordedId, { familyId: own.familyId, userId }, now);
  const relations = await tx
    .select({ facilityId: facilityClients.facilityId })
    .from(facilityClients)
    .where(eq(facilityClients.familyId, own.familyId));
  for (const { facilityId } of relations) publishClient(deps, tx, facilityId, own.familyId);
}
