import { facilityMembers } from '@zampa/db/schema/facilities';
import { and, eq, inArray } from 'drizzle-orm';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import { invalid } from '../../errors/refusal.ts';

/**
 * Assigns a timetable to these staff members and removes it from all other members. Throws VALIDATION for people
 * who are not active staff.
 */
export async function replaceFollowers(
  { tx, now }: UnitOfWork,
  facilityId: string,
  timetableId: string,
  userIds: readonly string[],
): Promise<void> {
  const ofFacility = eq(facilityMembers.facilityId, facilityId);
  // In the order in which the staff is always locked.
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
