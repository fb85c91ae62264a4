import type { Viewer } from '@zampa/domain/people/relation';
import { staffStanding } from '@zampa/domain/people/roles';
import { Refusal } from '../../errors/refusal.ts';
import type { Invitation } from './open-invitation.ts';

/**
 * Requires the right to manage an invitation: those of colleagues are their admins' to manage; those of clients
 * everybody's who may invite.
 */
export function requireToManage(viewer: Viewer, { kind, facilityId }: Invitation): void {
  const workplace = viewer.facilities.find((facility) => facility.facilityId === facilityId);
  if (kind === 'STAFF' && staffStanding(workplace?.roleId ?? -1) !== 'admin')
    throw new Refusal('FORBIDDEN');
}
