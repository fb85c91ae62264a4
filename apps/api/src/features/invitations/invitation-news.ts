import { sql } from 'drizzle-orm';
import { uuids } from '../../db/arrays.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';

/** Tells those of these families who are on Zampa that a facility invites them; the letter goes to its address besides. */
export async function notifyInvited(
  { outbox }: Deps,
  tx: Queryable,
  facilityId: string,
  familyIds: readonly string[],
): Promise<void> {
  const people = await rowsOf<{ id: string }>(
    tx,
    sql`select u.id from family_members fm join users u on u.id = fm.user_id
      where fm.family_id = any(${uuids(familyIds)}) and fm.status = 'ACTIVE'
        and u.enabled and u.account_id is not null
      order by u.id`,
  );
  if (people.length === 0) return;
  outbox.enqueue(tx, 'notify', {
    kind: 'INVITATION',
    by: null,
    facilityId,
    conversation: null,
    to: people.map(({ id }) => id),
    starts: [],
  });
}
