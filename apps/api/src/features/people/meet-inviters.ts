import { facilityClients } from '@zampa/db/schema/facilities';
import { invitations } from '@zampa/db/schema/invitations';
import { familyMembers } from '@zampa/db/schema/people';
import { and, asc, eq, gt } from 'drizzle-orm';
import { findSeatToJoin } from '../../access/seats.ts';
import type { Deps } from '../../deps.ts';
import { publishClient } from '../../realtime/publish-family.ts';
import { publishStaff } from '../../realtime/publish-staff.ts';
import { mayStillInvite, joinStaff } from '../team/public.ts';
import { createApplication, claimRecordsOf } from '../clients/public.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';

/**
 * Lets a colleague join every facility whose invitation to their confirmed address is open, and whose inviter still
 * may, as far as there are seats. Where there is none they wait among those who ask to join.
 */
export async function joinInvitingStaff(
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
  const asked = await tx
    .select()
    .from(invitations)
    .where(open)
    .orderBy(asc(invitations.facilityId))
    .for('update');
  for (const invitation of asked) {
    const { id, facilityId, roleId } = invitation;
    if (roleId === null || !(await mayStillInvite(tx, invitation))) continue;
    // Without a seat the profile is made all the same: the invitation waits, and the admins hear who does.
    if (await findSeatToJoin({ tx, now }, facilityId, email)) {
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
 * Lets a pet owner's family take over what clinics had written down of them: their own record, and those of `others`.
 * The relations stay as they stand, until the person answers.
 */
export async function meetClinics(
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
  if (!own) throw new Error('a pet owner without a family');
  for (const recordedId of others)
    await claimRecordsOf(tx, recordedId, { familyId: own.familyId, userId }, now);
  const relations = await tx
    .select({ facilityId: facilityClients.facilityId })
    .from(facilityClients)
    .where(eq(facilityClients.familyId, own.familyId));
  for (const { facilityId } of relations) publishClient(deps, tx, facilityId, own.familyId);
}
