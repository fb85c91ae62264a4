import { VETERINARIAN } from '@zampa/domain/people/roles';
import { facilityMembers } from '@zampa/db/schema/facilities';
import { eq } from 'drizzle-orm';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Deps } from '../../../deps.ts';
import { publishStaff } from '../../../realtime/publish-staff.ts';
import { writeJoin } from './team-news.ts';

/**
 * Has somebody wait to join the staff of a facility, without any right until an admin accepts, and tells its admins. Who
 * waits already, or works there, changes nothing.
 *
 * @returns whether they ask anew
 */
export async function createApplication(
  deps: Deps,
  { tx, now }: UnitOfWork,
  { facilityId, userId }: { readonly facilityId: string; readonly userId: string },
): Promise<boolean> {
  const asked = await tx
    .insert(facilityMembers)
    .values({ facilityId, userId, roleId: VETERINARIAN, status: 'PENDING', createdAt: now })
    .onConflictDoUpdate({
      target: [facilityMembers.facilityId, facilityMembers.userId],
      set: { roleId: VETERINARIAN, status: 'PENDING', timetableId: null, createdAt: now },
      setWhere: eq(facilityMembers.status, 'REMOVED'),
    })
    .returning();
  if (asked.length === 0) return false;
  publishStaff(deps, tx, facilityId, userId);
  await writeJoin(deps, { tx, now }, facilityId, userId);
  return true;
}
