import { sql } from 'drizzle-orm';
import { isOutsider, nameForStaff } from '../../../shapes/person-for-staff.ts';
import { uuids } from '../../../db/arrays.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import type { EmailReader } from '../../../emails/notification-emails.ts';
import { bookingEmailAddress } from '../../appointments/public.ts';

/** A recipient of recalls. Outsiders have no account, or have not accepted the clinic. */
export type RecallReader = EmailReader & {
  readonly userId: string;
  readonly familyId: string;
  readonly isOutsider: boolean;
};

/**
 * Returns who receives the recalls of families: the members with an account of a family that is an active client,
 * otherwise the contact at the address that the clinic has.
 */
export const findRecallReaders = (
  db: Queryable,
  facilityId: string,
  familyIds: readonly string[],
): Promise<readonly RecallReader[]> =>
  rowsOf<RecallReader>(
    db,
    sql`select fm.family_id as "familyId", u.id as "userId", ${nameForStaff(sql`fc`, sql`u`)} as name,
      ${bookingEmailAddress} as address, u.language, nullif(u.mobile, '') as mobile,
      ${isOutsider(sql`fc`, sql`u`)} as "isOutsider"
    from facility_clients fc
    join family_members fm on fm.family_id = fc.family_id and fm.status = 'ACTIVE'
    join users u on u.id = fm.user_id and u.enabled
    left join accounts a on a.id = u.account_id
    where fc.facility_id = ${facilityId} and fc.family_id = any(${uuids(familyIds)})
      and fc.status in ('ACTIVE', 'IMPORTED', 'INVITED') and ${bookingEmailAddress} is not null
      and (u.id = fc.user_id or not ${isOutsider(sql`fc`, sql`u`)})
    order by fm.family_id, u.id`,
  );
