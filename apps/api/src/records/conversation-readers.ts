import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../platform/database.ts';

/** As whom somebody reads a conversation: each kind sees an event in its own way. */
export const READER_KINDS = ['owner', 'staff', 'desk'] as const;
export type ReaderKind = (typeof READER_KINDS)[number];

/** Who may read a conversation at this moment: read anew each time, so that who was removed hears nothing more. */
export function readersIn(
  db: Queryable,
  conversationId: string,
): Promise<{ userId: string; kind: ReaderKind }[]> {
  return rowsOf(
    db,
    sql`select user_id as "userId", kind from (${readersOf(sql`${conversationId}::uuid`)}) readers`,
  );
}

/** The same as a query of `user_id` and `kind`. */
export function readersOf(conversation: SQL): SQL {
  return sql`
    select distinct on (candidate.user_id) candidate.user_id, candidate.kind from (
      select fm.user_id, 'owner' as kind
      from conversations c join family_members fm on fm.family_id = c.family_id and fm.status = 'ACTIVE'
      where c.id = ${conversation}
      union all
      select m.user_id, case when m.role_id in (4, 5, 8) then 'desk' else 'staff' end
      from conversations c
      join facilities own on own.id = c.facility_id
      join facilities f on f.organization_id = own.organization_id
      join facility_members m on m.facility_id = f.id and m.status = 'ACTIVE'
      where c.id = ${conversation}
        and (f.id = own.id or m.role_id = 2)
        and (m.role_id <> 6 or c.assignee_id = m.user_id)
        and (c.type = 'HEALTH' or m.role_id not in (4, 5, 8))
    ) candidate
    join users u on u.id = candidate.user_id and u.enabled
    order by candidate.user_id, candidate.kind desc`;
}
