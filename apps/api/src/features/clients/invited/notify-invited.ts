import { FAMILY_ADMIN } from '@zampa/domain/families/membership';
import { sql } from 'drizzle-orm';
import { withoutPersonIn } from '../../../access/acting.ts';
import { invitedOwners } from '../../../access/invited-owners.ts';
import { uuids } from '../../../db/arrays.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { LIMITS } from '../../../limits/table.ts';
import type { ClientRelation } from '../relations/relations.ts';
import {
  canAcceptInvitation,
  existingRelationJson,
  type AddressInvitation,
} from './address-invitation.ts';

type Invited = Pick<ClientRelation, 'id' | 'familyId'>;

/**
 * Notifies people who have an account that a facility invites them, by their family or confirmed address, in
 * addition to the e-mail. The facility's response reveals neither whether an account exists nor whether its daily
 * limit of notifications is reached.
 */
export async function notifyInvited(
  { outbox, limits }: Deps,
  tx: Queryable,
  facilityId: string,
  relations: readonly Invited[],
): Promise<void> {
  const people = await withoutPersonIn(tx, 'announcements', (open) => findInvited(open, relations));
  const to = new Set<string>();
  for (const { id, isOfFamily } of people.filter(canAcceptInvitation))
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

type Person = AddressInvitation & {
  readonly id: string;
  /** Whether the person's family is invited, rather than their address. */
  readonly isOfFamily: boolean;
};

/** Finds members of the invited families, and family admins whose confirmed address is invited. */
function findInvited(tx: Queryable, relations: readonly Invited[]): Promise<Person[]> {
  const ids = uuids(relations.map(({ id }) => id));
  const families = uuids(relations.map(({ familyId }) => familyId));
  return rowsOf<Person>(
    tx,
    sql`select u.id, true as "isOfFamily", null::text as "invitedAt", null::json as relation
      from family_members fm join users u on u.id = fm.user_id
      where fm.family_id = any(${families}) and fm.status = 'ACTIVE' and u.enabled and u.account_id is not null
      union all
      select found.user_id, false, iso_instant(found.invited_at), ${existingRelationJson(sql`found.facility_id`, sql`home.ids`)}
      from (${invitedOwners((record) => sql`${record}.id = any(${ids})`)}) found
      cross join lateral (select array(select fm.family_id from family_members fm
        where fm.user_id = found.user_id and fm.status = 'ACTIVE' and fm.role_id = ${FAMILY_ADMIN}) as ids) home
      where found.waits and cardinality(home.ids) > 0`,
  );
}
