import { FAMILY_ADMIN } from '@zampa/domain/families/membership';
import { sql } from 'drizzle-orm';
import { withoutPersonIn } from '../../../access/acting.ts';
import { addressedOwners } from '../../../access/addressed-owners.ts';
import { uuids } from '../../../db/arrays.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { ClientRelation } from '../relations/relations.ts';
import { mayAccept, metStanding, type InvitedStanding } from './standing.ts';

/**
 * Notifies those who are on Zampa that a facility invites them, by their family or by their confirmed address; the letter
 * goes to its address besides. No answer to the facility depends on whether there is anybody.
 */
export async function notifyInvited(
  { outbox }: Deps,
  tx: Queryable,
  facilityId: string,
  relations: readonly Pick<ClientRelation, 'id' | 'familyId'>[],
): Promise<void> {
  const familyIds = relations.map(({ familyId }) => familyId);
  const ids = relations.map(({ id }) => id);
  const to = await withoutPersonIn(tx, 'announcements', async (open) => [
    ...(await peopleOf(open, familyIds)),
    ...(await ownersUnder(open, ids)),
  ]);
  if (to.length === 0) return;
  outbox.enqueue(tx, 'notify', {
    kind: 'INVITATION',
    by: null,
    facilityId,
    conversation: null,
    to: [...new Set(to)].toSorted(),
    starts: [],
  });
}

async function peopleOf(tx: Queryable, familyIds: readonly string[]): Promise<readonly string[]> {
  const people = await rowsOf<{ id: string }>(
    tx,
    sql`select u.id from family_members fm join users u on u.id = fm.user_id
      where fm.family_id = any(${uuids(familyIds)}) and fm.status = 'ACTIVE'
        and u.enabled and u.account_id is not null`,
  );
  return people.map(({ id }) => id);
}

type Owner = InvitedStanding & { readonly id: string };

/** Whom the facility has shut out, and who looks after no family, cannot answer. */
async function ownersUnder(tx: Queryable, relationIds: readonly string[]) {
  const owners = await rowsOf<Owner>(
    tx,
    sql`select found.user_id as id, iso_instant(found.invited_at) as "invitedAt",
        ${metStanding(sql`found.facility_id`, sql`home.ids`)} as met
      from (${addressedOwners((record) => sql`${record}.id = any(${uuids(relationIds)})`)}) found
      cross join lateral (select array(select fm.family_id from family_members fm
        where fm.user_id = found.user_id and fm.status = 'ACTIVE' and fm.role_id = ${FAMILY_ADMIN}) as ids) home
      where found.waits and cardinality(home.ids) > 0`,
  );
  return owners.filter(mayAccept).map(({ id }) => id);
}
