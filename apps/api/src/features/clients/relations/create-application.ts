import { VETERINARIAN } from '@zampa/domain/people/roles';
import { facilityMembers } from '@zampa/db/schema/facilities';
import { eq } from 'drizzle-orm';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Deps } from '../../../deps.ts';
import { publishStaff } from '../../../realtime/publish-staff.ts';
import { notifyJoinRequested } from './team-notifications.ts';

/**
 * Creates or renews a pending staff membership and notifies the facility's admins. Does nothing for a person who is
 * already pending or active.
 *
 * @returns whether a new request was created
 */
export async function createApplication(
  deps: Deps,
  { tx, now }: UnitOfWork,
  { facilityId, userId }: { readonly facilityId: string; readonly userId: string },
): Promise<boolean> {
  const inserted = await tx
    .insert(facilityMembers)
    .values({ facilityId, userId, roleId: VETERINARIAN, status: 'PENDING', createdAt: now })
    .onConflictDoUpdate({
      target: [facilityMembers.facilityId, facilityMembers.userId],
      set: { roleId: VETERINARIAN, status: 'PENDING', timetableId: null, createdAt: now },
      setWhere: eq(facilityMembers.status, 'REMOVED'),
    })
    .returning();
  if (inserted.length === 0) return false;
  publishStaff(deps, tx, facilityId, userId);
  await notifyJoinRequested(deps, { tx, now }, facilityId, userId);
  return true;
}
