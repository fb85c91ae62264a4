import type { Viewer } from '@zampa/domain/people/relation';
import { staffRoleOf } from '@zampa/domain/people/roles';
import { Refusal } from '../../errors/refusal.ts';
import type { Invitation } from './create-invitations.ts';

/**
 * Requires the right to manage an invitation. Admins manage the invitations of colleagues; everyone who may invite
 * clients manages the invitations of clients. Throws FORBIDDEN.
 */
export function requireInvitationManager(viewer: Viewer, { kind, facilityId }: Invitation): void {
  const workplace = viewer.facilities.find((facility) => facility.facilityId === facilityId);
  if (kind === 'STAFF' && staffRoleOf(workplace?.roleId ?? -1) !== 'admin')
    throw new Refusal('FORBIDDEN');
}
