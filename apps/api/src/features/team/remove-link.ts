import type { removeLink as call } from '@zampa/contract/team/remove-link';
import { facilityMembers } from '@zampa/db/schema/facilities';
import type { Viewer } from '@zampa/domain/people/relation';
import { staffRoleOf } from '@zampa/domain/people/roles';
import { refusalToRemove } from '@zampa/domain/team/membership';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { publishStaff } from '../../realtime/publish-staff.ts';
import {
  lockRelation,
  changeRelationStatuses,
  notifyColleagueLeft,
  notifyRemovedFromTeam,
} from '../clients/public.ts';
import { unassignConversations } from '../conversations/public.ts';
import { removeLostParticipants } from '../video/public.ts';
import { closeStaffInvitation, withdrawForbiddenInvitations } from './staff-invitations.ts';
import { lockMember } from './lock-member.ts';
import { withoutPersonIn } from '../../access/acting.ts';
import type { Actor } from '../../access/by.ts';

/**
 * Removes a link to a facility: a staff member leaves or is removed, an application is withdrawn or declined, or a
 * client relation ends. A removed member loses access with their next request: their invitations of colleagues are
 * withdrawn, their conversations are unassigned, and they leave video visits. Notifies the removed member, or the
 * admins if the member left. Errors: FACILITY_UNKNOWN, NOT_FOUND, FORBIDDEN, LAST_ADMIN, STATUS_CONFLICT.
 */
export async function removeLink(context: PersonContext<typeof call>, deps: Deps): Promise<void> {
  const { viewer, tx, query, now } = context;
  const { id_user: userId, id_facility: facilityId, id_family: named } = query;
  const familyId = named ?? ownFamilyId(viewer, facilityId);
  if (familyId) return endClientRelation(deps, { tx, viewer, now }, { facilityId, familyId });
  publishStaff(deps, tx, facilityId, userId);
  if (await withdrawApplication({ viewer, tx, now }, facilityId, userId)) return;
  const { change } = await lockMember(tx, viewer, facilityId, userId);
  const refusal = refusalToRemove(change);
  if (refusal) throw new Refusal(refusal);
  const requests = await unassignConversations(deps, { tx, now }, { facilityId, userId });
  await tx
    .update(facilityMembers)
    .set({ status: 'REMOVED', updatedAt: now })
    .where(and(eq(facilityMembers.facilityId, facilityId), eq(facilityMembers.userId, userId)));
  await removeLostParticipants(deps, { tx, now }, { userId });
  await closeStaffInvitation(tx, { facilityId, userId }, 'WITHDRAWN', now);
  await withdrawForbiddenInvitations(deps, tx, userId, now);
  if (userId === viewer.userId)
    await notifyColleagueLeft(deps, { tx, now }, { facilityId, userId }, requests);
  else
    await notifyRemovedFromTeam(deps, { tx, now }, facilityId, { userId, actorId: viewer.userId });
}

/**
 * Withdraws the caller's own application with the invitation that waits for a seat. Returns false if the caller has
 * not applied.
 */
async function withdrawApplication(
  { viewer, tx, now }: Actor,
  facilityId: string,
  userId: string,
): Promise<boolean> {
  if (viewer.userId !== userId) return false;
  const taken = await tx
    .update(facilityMembers)
    .set({ status: 'REMOVED', updatedAt: now })
    .where(
      and(
        eq(facilityMembers.facilityId, facilityId),
        eq(facilityMembers.userId, userId),
        eq(facilityMembers.status, 'PENDING'),
      ),
    )
    .returning({ userId: facilityMembers.userId });
  if (taken.length === 0) return false;
  // Runs without a person, because applicants may not see their invitation, which reserves a seat.
  await withoutPersonIn(tx, 'invitation', (all) =>
    closeStaffInvitation(all, { facilityId, userId }, 'WITHDRAWN', now),
  );
  return true;
}

/**
 * Returns the family with which a pet owner is a client of the facility; undefined for vets. Throws FACILITY_UNKNOWN.
 */
function ownFamilyId({ isVet, clinics }: Viewer, facilityId: string): string | undefined {
  if (isVet) return undefined;
  const clinic = clinics.find((link) => link.facilityId === facilityId);
  if (!clinic) throw new Refusal('FACILITY_UNKNOWN');
  return clinic.familyId;
}

async function endClientRelation(
  deps: Deps,
  { tx, viewer, now }: Actor,
  { facilityId, familyId }: { facilityId: string; familyId: string },
): Promise<void> {
  requireRightToEnd(viewer, facilityId, familyId);
  const relation = await lockRelation(tx, facilityId, familyId);
  if (!relation) throw new Refusal('NOT_FOUND');
  const side = viewer.isVet ? 'facility' : 'owner';
  await changeRelationStatuses(deps, { tx, viewer, now }, [relation], { status: 'REMOVED', side });
}

function requireRightToEnd({ families, facilities }: Viewer, facilityId: string, familyId: string) {
  const family = families.find((own) => own.familyId === familyId);
  const workplace = facilities.find((facility) => facility.facilityId === facilityId);
  if (!family && !workplace) throw new Refusal('FACILITY_UNKNOWN');
  const role = staffRoleOf(workplace?.roleId ?? -1);
  if (!family?.admin && role !== 'admin' && role !== 'clinical') throw new Refusal('FORBIDDEN');
}
