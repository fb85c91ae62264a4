import { mayBeAssigned } from '@zampa/domain/conversations/assignment';
import { sql } from 'drizzle-orm';
import { selectRows } from '../../../db/select-list.ts';
import { facilityMembers } from '@zampa/db/schema/facilities';
import { alias } from 'drizzle-orm/pg-core';
import { type Queryable } from '../../../db/database.ts';
import { invalid } from '../../../errors/refusal.ts';

/** Throws VALIDATION unless the person is an active member of the facility and, for a booking, can be booked. */
export async function requireMember(
  tx: Queryable,
  facilityId: string,
  userId: string,
  { field, forBooking }: { readonly field: string; readonly forBooking: boolean },
): Promise<void> {
  const roleId = await findRole(tx, facilityId, userId);
  if (roleId === undefined) throw invalid(field, 'unknown');
  if (forBooking && !mayBeAssigned(roleId)) throw invalid(field, 'not_assignable');
}

/** Returns whether the person is an active member of the facility who can be booked. */
export async function isBookable(
  tx: Queryable,
  facilityId: string,
  userId: string,
): Promise<boolean> {
  const roleId = await findRole(tx, facilityId, userId);
  return roleId !== undefined && mayBeAssigned(roleId);
}

async function findRole(tx: Queryable, facilityId: string, userId: string) {
  const [member] = await selectRows(
    tx,
    { roleId: alias(facilityMembers, 'm').roleId },
    (
      columns,
    ) => sql`select ${columns} from facility_members m join users u on u.id = m.user_id and u.enabled
      where m.facility_id = ${facilityId} and m.user_id = ${userId} and m.status = 'ACTIVE'`,
  );
  return member?.roleId;
}
