import type { StaffMember } from '@zampa/contract/clients/read-vets';
import { facilityMembers } from '@zampa/db/schema/facilities';
import { users } from '@zampa/db/schema/people';
import { eq, sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';
import { memberJson } from '../../access/person-json.ts';
import { findSeatToJoin } from '../../access/seats.ts';

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

/** Lets somebody begin to work at a facility, or come back to it, if its plan has a seat for them. Refusal: PLAN_LIMIT. */
export async function joinStaff(tx: Queryable, member: NewMember, now: Date): Promise<void> {
  const { facilityId, userId, roleId } = member;
  const [person] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const refusal = await findSeatToJoin({ tx, now }, facilityId, addressOf(person?.email, userId));
  if (refusal) throw refusal;
  await tx
    .insert(facilityMembers)
    .values({ ...member, status: 'ACTIVE', createdAt: now })
    .onConflictDoUpdate({
      target: [facilityMembers.facilityId, facilityMembers.userId],
      set: { roleId, status: 'ACTIVE', updatedAt: now },
    });
}

/** Returns by what somebody's seat is known: their address, or themselves where there is none. */
const addressOf = (email: string | null | undefined, userId: string) =>
  email?.toLowerCase() ?? userId;
