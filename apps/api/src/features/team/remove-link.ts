import type { removeLink as call } from '@zampa/contract/team/remove-link';
import { facilityMembers } from '@zampa/db/schema/facilities';
import type { Viewer } from '@zampa/domain/people/relation';
import { staffStanding } from '@zampa/domain/people/roles';
import { refusalToRemove } from '@zampa/domain/team/membership';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { publishStaff } from '../../realtime/publish-staff.ts';
import {
  lockRelation,
  takeRelationStep,
  writeColleagueLeft,
  writeTeamLeft,
} from '../clients/public.ts';
import { unassignConversations } from '../conversations/public.ts';
import { sendAway } from '../video/public.ts';
import { closeStaffInvitation, withdrawUngivable } from './staff-invitations.ts';
import { lockMember } from './lock-member.ts';
import { withoutPersonIn } from '../../access/acting.ts';
import type { By } from '../../access/by.ts';

/**
 * Removes a link, in three ways: somebody leaves a facility or no longer asks to join it, an admin removes a
 * colleague or turns down who asked, or a client goes. Rights at the facility end with the next request, and so do
 * the invitations of colleagues they wrote, and one that is still open to them; their open conversations are
 * nobody's, and they are out of its video calls. Who is removed hears it, and of who leaves the admins. Refusals:
 * FACILITY_UNKNOWN, NOT_FOUND, FORBIDDEN, LAST_ADMIN, STATUS_CONFLICT.
 */
export async function removeLink(context: PersonContext<typeof call>, deps: Deps): Promise<void> {
  const { viewer, tx, query, now } = context;
  const { id_user: userId, id_facility: facilityId, id_family: named } = query;
  const familyId = named ?? ownFamily(viewer, facilityId);
  if (familyId) return endClient(deps, { tx, viewer, now }, { facilityId, familyId });
  publishStaff(deps, tx, facilityId, userId);
  if (await takeBackApplication({ viewer, tx, now }, facilityId, userId)) return;
  const { change } = await lockMember(tx, viewer, facilityId, userId);
  const refusal = refusalToRemove(change);
  if (refusal) throw new Refusal(refusal);
  const requests = await unassignConversations(deps, { tx, now }, { facilityId, userId });
  await tx
    .update(facilityMembers)
    .set({ status: 'REMOVED', updatedAt: now })
    .where(and(eq(facilityMembers.facilityId, facilityId), eq(facilityMembers.userId, userId)));
  await sendAway(deps, { tx, now }, { userId });
  await closeStaffInvitation(tx, { facilityId, userId }, 'WITHDRAWN', now);
  await withdrawUngivable(deps, tx, userId, now);
  if (userId === viewer.userId)
    await writeColleagueLeft(deps, { tx, now }, { facilityId, userId }, requests);
  else await writeTeamLeft(deps, { tx, now }, facilityId, { userId, by: viewer.userId });
}

/** Who waits to be accepted works nowhere yet, and still may change their mind: about an invitation that waits with them too. */
async function takeBackApplication(
  { viewer, tx, now }: By,
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
  // Whoever was invited and found no seat holds one by their invitation, which they see as little as the others of it.
  await withoutPersonIn(tx, 'invitation', (all) =>
    closeStaffInvitation(all, { facilityId, userId }, 'WITHDRAWN', now),
  );
  return true;
}

/** A pet owner leaves with their family, whether they name it or not. */
function ownFamily({ isVet, clinics }: Viewer, facilityId: string): string | undefined {
  if (isVet) return undefined;
  const clinic = clinics.find((link) => link.facilityId === facilityId);
  if (!clinic) throw new Refusal('FACILITY_UNKNOWN');
  return clinic.familyId;
}

async function endClient(
  deps: Deps,
  { tx, viewer, now }: By,
  { facilityId, familyId }: { facilityId: string; familyId: string },
): Promise<void> {
  requireRight(viewer, facilityId, familyId);
  const relation = await lockRelation(tx, facilityId, familyId);
  if (!relation) throw new Refusal('NOT_FOUND');
  const side = viewer.isVet ? 'facility' : 'owner';
  await takeRelationStep(deps, { tx, viewer, now }, [relation], { status: 'REMOVED', side });
}

function requireRight({ families, facilities }: Viewer, facilityId: string, familyId: string) {
  const family = families.find((own) => own.familyId === familyId);
  const workplace = facilities.find((facility) => facility.facilityId === facilityId);
  if (!family && !workplace) throw new Refusal('FACILITY_UNKNOWN');
  const standing = staffStanding(workplace?.roleId ?? -1);
  if (!family?.admin && standing !== 'admin' && standing !== 'clinical')
    throw new Refusal('FORBIDDEN');
}
