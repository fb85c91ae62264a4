import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';
import type { Leaver } from '../../personal-data.ts';

/**
 * Finds the data needed to erase an account; null if the account no longer exists. Locks the account until commit, so
 * that sign-ins and parallel requests wait.
 */
export async function lockLeaver(tx: Queryable, accountId: string): Promise<Leaver | null> {
  const locked = await rowsOf(tx, sql`select from accounts where id = ${accountId} for update`);
  if (locked.length === 0) return null;
  const [leaver] = await rowsOf<Leaver>(
    tx,
    sql`select a.id as "accountId", a.email, u.id as "userId", coalesce(u.is_vet, false) as "isVet",
        array(select own.family_id::text from family_members own
          where own.user_id = u.id and own.status = 'ACTIVE' and not ${hasOtherMembersSql} order by 1) as "endingFamilies",
        array(select own.family_id::text from family_members own
          where own.user_id = u.id and own.status = 'ACTIVE' and ${hasOtherMembersSql} order by 1) as "lastingFamilies",
        array(select own.facility_id::text from facility_members own
          where own.user_id = u.id and own.status = 'ACTIVE' and not exists (
            select from facility_staff colleague
            where colleague.facility_id = own.facility_id and colleague.user_id <> u.id)
          order by 1) as "desertedFacilities"
      from accounts a left join users u on u.account_id = a.id where a.id = ${accountId}`,
  );
  return leaver ?? null;
}

/** SQL: whether the family of membership `own` has other active members. */
const hasOtherMembersSql = sql`exists (select from family_members relative
  where relative.family_id = own.family_id and relative.user_id <> own.user_id and relative.status = 'ACTIVE')`;
