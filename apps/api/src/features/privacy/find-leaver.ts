import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';
import type { Leaver } from '../../personal-data.ts';

/**
 * Finds somebody who is to be erased, with what they leave; null for an account that is no more. Their account is locked
 * until commit: who signs in meanwhile waits, and so does whoever else asks for the same.
 */
export async function lockLeaver(tx: Queryable, accountId: string): Promise<Leaver | null> {
  const locked = await rowsOf(tx, sql`select from accounts where id = ${accountId} for update`);
  if (locked.length === 0) return null;
  const [leaver] = await rowsOf<Leaver>(
    tx,
    sql`select a.id as "accountId", a.email, u.id as "userId", coalesce(u.is_vet, false) as "isVet",
        array(select own.family_id::text from family_members own
          where own.user_id = u.id and own.status = 'ACTIVE' and not ${othersIn} order by 1) as "endingFamilies",
        array(select own.family_id::text from family_members own
          where own.user_id = u.id and own.status = 'ACTIVE' and ${othersIn} order by 1) as "lastingFamilies",
        array(select own.facility_id::text from facility_members own
          where own.user_id = u.id and own.status = 'ACTIVE' and not exists (
            select from facility_staff colleague
            where colleague.facility_id = own.facility_id and colleague.user_id <> u.id)
          order by 1) as "desertedFacilities"
      from accounts a left join users u on u.account_id = a.id where a.id = ${accountId}`,
  );
  return leaver ?? null;
}

/** Whether somebody else belongs to the family of membership `own`. */
const othersIn = sql`exists (select from family_members relative
  where relative.family_id = own.family_id and relative.user_id <> own.user_id and relative.status = 'ACTIVE')`;
