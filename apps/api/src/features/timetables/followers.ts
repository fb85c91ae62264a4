import { facilityMembers } from '@zampa/db/schema/facilities';
import { and, eq, inArray } from 'drizzle-orm';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import { invalid } from '../../errors/refusal.ts';

/**
 * Lets these members of the staff follow the timetable from now on, and nobody else. Refusal: VALIDATION for others.
 */
export async function replaceFollowers(
  { tx, now }: UnitOfWork,
  facilityId: string,
  timetableId: string,
  userIds: readonly string[],
): Promise<void> {
  const ofFacility = eq(facilityMembers.facilityId, facilityId);
  // In the order in which all lock the staff.
  await tx
    .select({ userId: facilityMembers.userId })
    .from(facilityMembers)
    .where(ofFacility)
    .orderBy(facilityMembers.userId)
    .for('update');
  await tx
    .update(facilityMembers)
    .set({ timetableId: null, updatedAt: now })
    .where(and(ofFacility, eq(facilityMembers.timetableId, timetableId)));
  if (userIds.length === 0) return;
  const followers = await tx
    .update(facilityMembers)
    .set({ timetableId, updatedAt: now })
    .where(
      and(
        ofFacility,
        eq(facilityMembers.status, 'ACTIVE'),
        inArray(facilityMembers.userId, [...userIds]),
      ),
    )
    .returning({ userId: facilityMembers.userId });
  if (followers.length < new Set(userIds).size) throw invalid('users', 'unknown');
}
