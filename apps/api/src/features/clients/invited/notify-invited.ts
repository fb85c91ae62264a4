import { FAMILY_ADMIN } from '@zampa/domain/families/membership';
import { sql } from 'drizzle-orm';
import { withoutPersonIn } from '../../../access/acting.ts';
import { addressedOwners } from '../../../access/addressed-owners.ts';
import { uuids } from '../../../db/arrays.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { LIMITS } from '../../../http/rate-limits/table.ts';
import type { ClientRelation } from '../relations/relations.ts';
import { mayAccept, metStanding, type InvitedStanding } from './standing.ts';

type Invited = Pick<ClientRelation, 'id' | 'familyId'>;

/**
 * Notifies those who are on Zampa that a facility invites them, by their family or by their confirmed address; the letter
 * goes to its address besides. No answer to the facility depends on whether there is anybody, or whether they were told
 * often enough today.
 */
export async function notifyInvited(
  { outbox, limits }: Deps,
  tx: Queryable,
  facilityId: string,
  relations: readonly Invited[],
): Promise<void> {
  const people = await withoutPersonIn(tx, 'announcements', (open) => findInvited(open, relations));
  const to = new Set<string>();
  for (const { id, isOfFamily } of people.filter(mayAccept))
    if (isOfFamily || (await limits.take(LIMITS.invitationNotices, id))) to.add(id);
  if (to.size === 0) return;
  outbox.enqueue(tx, 'notify', {
    kind: 'INVITATION',
    by: null,
    facilityId,
    conversation: null,
    to: [...to].toSorted(),
    starts: [],
  });
}

type Person = InvitedStanding & {
  readonly id: string;
  /** Whether the facility invites a family of theirs, and not an address. */
  readonly isOfFamily: boolean;
};

/** The people of these families, and who looks after a family and is invited by their address. */
function findInvited(tx: Queryable, relations: readonly Invited[]): Promise<Person[]> {
  const ids = uuids(relations.map(({ id }) => id));
  const families = uuids(relations.map(({ familyId }) => familyId));
  return rowsOf<Person>(
    tx,
    sql`select u.id, true as "isOfFamily", null::text as "invitedAt", null::json as met
      from family_members fm join users u on u.id = fm.user_id
      where fm.family_id = any(${families}) and fm.status = 'ACTIVE' and u.enabled and u.account_id is not null
      union all
      select found.user_id, false, iso_instant(found.invited_at), ${metStanding(sql`found.facility_id`, sql`home.ids`)}
      from (${addressedOwners((record) => sql`${record}.id = any(${ids})`)}) found
      cross join lateral (select array(select fm.family_id from family_members fm
        where fm.user_id = found.user_id and fm.status = 'ACTIVE' and fm.role_id = ${FAMILY_ADMIN}) as ids) home
      where found.waits and cardinality(home.ids) > 0`,
  );
}
