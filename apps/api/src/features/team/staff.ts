import type { StaffMember } from '@zampa/contract/clients/read-vets';
import { facilityMembers } from '@zampa/db/schema/facilities';
import { users } from '@zampa/db/schema/people';
import { eq, sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';
import { memberJson } from '../../shapes/person-json.ts';
import { claimSeatToJoin } from '../../access/seats.ts';

export async function readMember(
  tx: Queryable,
  facilityId: string,
  userId: string,
): Promise<StaffMember> {
  const [row] = await rowsOf<{ member: StaffMember }>(
    tx,
    sql`select ${memberJson('staff')} as member
      from facility_members m join users u on u.id = m.user_id
      where m.facility_id = ${facilityId} and m.user_id = ${userId}`,
  );
  if (!row) throw new Refusal('NOT_FOUND');
  return row.member;
}

type NewMember = { readonly facilityId: string; readonly userId: string; readonly roleId: number };

/** Adds a person to the staff of a facility, or adds them again. Throws PLAN_LIMIT if the plan has no seat. */
export async function joinStaff(tx: Queryable, member: NewMember, now: Date): Promise<void> {
  const { facilityId, userId, roleId } = member;
  const [person] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const refusal = await claimSeatToJoin({ tx, now }, facilityId, seatKeyOf(person?.email, userId));
  if (refusal) throw refusal;
  await tx
    .insert(facilityMembers)
    .values({ ...member, status: 'ACTIVE', createdAt: now })
    .onConflictDoUpdate({
      target: [facilityMembers.facilityId, facilityMembers.userId],
      set: { roleId, status: 'ACTIVE', updatedAt: now },
    });
}

/** Returns the key of a person's seat: their e-mail address, or the user id without one. */
const seatKeyOf = (email: string | null | undefined, userId: string) =>
  email?.toLowerCase() ?? userId;
