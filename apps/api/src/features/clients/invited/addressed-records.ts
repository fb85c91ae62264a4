import type { RelationshipStatus } from '@zampa/domain/clients/relationship';
import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../../../db/alias.ts';
import { texts } from '../../../db/arrays.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { lockRelations, type ClientRelation } from '../relations/relations.ts';

const [invitation, typed, knownRelation, addressed, record, recorded, open] = aliases(
  'asked',
  'typed',
  'known',
  'addressed',
  'record',
  'recorded',
  'open',
);

/**
 * Returns SQL for the clinic records of unregistered people that match this e-mail address, either by the address in the
 * record or by that of an open invitation. Columns: `id`, `facility_id`, `status` and `updated_at` of the relation,
 * `invited_at` of the open invitation, and `is_asked` (false if the invitation was sent to another address).
 *
 * @param email a confirmed account address; records may be shown to its owner only
 */
export const recordsAtAddress = (email: SQL): SQL => sql`
  select ${record}.id, ${record}.facility_id, ${record}.status, ${record}.updated_at,
    ${open}.created_at as invited_at, ${open}.id is null or ${open}.email is not distinct from ${email} as is_asked
  from (
    select ${invitation}.relation_id as id from invitations ${invitation}
    where ${invitation}.email = ${email} and ${invitation}.status = 'OPEN' and ${invitation}.relation_id is not null
    union
    select ${knownRelation}.id from users ${typed} join facility_clients ${knownRelation} on ${knownRelation}.user_id = ${typed}.id
    where ${typed}.email = ${email} and ${typed}.account_id is null
  ) ${addressed}
  join facility_clients ${record} on ${record}.id = ${addressed}.id
  join users ${recorded} on ${recorded}.id = ${record}.user_id and ${recorded}.account_id is null
  left join invitations ${open} on ${open}.relation_id = ${record}.id and ${open}.status = 'OPEN'`;

/** A facility's record under an address, with its open invitation. */
type AddressedRecord = {
  readonly relation: ClientRelation;
  /** When the open invitation was created; null without one. */
  readonly invitedAt: Date | null;
  /** Whether this person may answer the invitation; false if it was sent to another address. */
  readonly isAsked: boolean;
};

export type AddressAtFacility = { readonly facilityId: string; readonly email: string };

/**
 * Locks a facility's records of people without an account under an address until commit, filtered by relation status.
 * Reads them again after locking, because a parallel request may have changed the address.
 */
export async function lockRecordsAtAddress(
  tx: Queryable,
  place: AddressAtFacility,
  statuses: readonly RelationshipStatus[],
): Promise<readonly AddressedRecord[]> {
  const found = await findAddressedRecords(tx, place, statuses);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const locked = await lockRelations(tx, place.facilityId, ids);
  const left = new Map(
    (await findAddressedRecords(tx, place, statuses)).map((each) => [each.id, each]),
  );
  return locked.flatMap((relation) => {
    const still = left.get(relation.id);
    if (!still) return [];
    const { invitedAt, isAsked } = still;
    return [{ relation, invitedAt: invitedAt === null ? null : new Date(invitedAt), isAsked }];
  });
}

type Found = { readonly id: string; readonly invitedAt: string | null; readonly isAsked: boolean };

const findAddressedRecords = (
  tx: Queryable,
  { facilityId, email }: AddressAtFacility,
  statuses: readonly RelationshipStatus[],
): Promise<Found[]> =>
  rowsOf<Found>(
    tx,
    sql`select found.id, iso_instant(found.invited_at) as "invitedAt", found.is_asked as "isAsked"
      from (${recordsAtAddress(sql`${email}`)}) found
      where found.facility_id = ${facilityId} and found.status = any(${texts(statuses)})`,
  );
