import type { StaffMember } from '@zampa/contract/clients/read-vets';
import type { acceptApplicant as call } from '@zampa/contract/team/accept-applicant';
import { refusalToInviteAs } from '@zampa/domain/invitations/invite';
import { staffRoleOf } from '@zampa/domain/people/roles';
import type { Deps } from '../../deps.ts';
import { invalid, Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { publishStaff } from '../../realtime/publish-staff.ts';
import { joinStaff, readMember } from './staff.ts';
import { notifyJoinAccepted } from '../clients/public.ts';
import { closeStaffInvitation } from './staff-invitations.ts';
import { lockMember } from './lock-member.ts';

/**
 * Accepts an applicant into the staff, with a role that the admin may assign. Errors: VALIDATION, FORBIDDEN,
 * NOT_FOUND, STATUS_CONFLICT unless they are an applicant, PLAN_LIMIT.
 */
export async function acceptApplicant(
  { viewer, tx, body, now }: PersonContext<typeof call>,
  deps: Deps,
): Promise<StaffMember> {
  const { id: userId, FacilityId: facilityId, idRole: roleId } = body;
  const { member, change } = await lockMember(tx, viewer, facilityId, userId);
  if (staffRoleOf(change.actor.roleId) !== 'admin') throw new Refusal('FORBIDDEN');
  const refusal = refusalToInviteAs(roleId, change.actor.roleId);
  if (refusal === 'invalid_role') throw invalid('idRole', refusal);
  if (refusal) throw new Refusal('FORBIDDEN');
  if (member.status !== 'PENDING') throw new Refusal('STATUS_CONFLICT');
  await joinStaff(tx, { facilityId, userId, roleId }, now);
  // Until this point the open invitation of an applicant reserves the seat that they take.
  await closeStaffInvitation(tx, { facilityId, userId }, 'ACCEPTED', now);
  publishStaff(deps, tx, facilityId, userId);
  await notifyJoinAccepted(deps, { tx, now }, facilityId, { userId, actorId: viewer.userId });
  return readMember(tx, facilityId, userId);
}
