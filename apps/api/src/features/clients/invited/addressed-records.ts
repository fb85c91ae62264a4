import type { RelationshipStatus } from '@zampa/domain/clients/relationship';
import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../../../db/alias.ts';
import { texts } from '../../../db/arrays.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { lockRelations, type ClientRelation } from '../relations/relations.ts';

const [asked, typed, known, addressed, record, recorded, open] = aliases(
  'asked',
  'typed',
  'known',
  'addressed',
  'record',
  'recorded',
  'open',
);

/**
 * Returns a query of what facilities have written down of somebody without an account under this address: the record
 * says it, or the open invitation went to it. Its columns are `id`, `facility_id`, `status` and `updated_at` of the
 * relation, `invited_at` of the open invitation, and `is_asked`: not where that went to another address.
 *
 * @param email as accounts have it, and confirmed: what is found is told to nobody else
 */
export const recordsUnder = (email: SQL): SQL => sql`
  select ${record}.id, ${record}.facility_id, ${record}.status, ${record}.updated_at,
    ${open}.created_at as invited_at, ${open}.id is null or ${open}.email is not distinct from ${email} as is_asked
  from (
    select ${asked}.relation_id as id from invitations ${asked}
    where ${asked}.email = ${email} and ${asked}.status = 'OPEN' and ${asked}.relation_id is not null
    union
    select ${known}.id from users ${typed} join facility_clients ${known} on ${known}.user_id = ${typed}.id
    where ${typed}.email = ${email} and ${typed}.account_id is null
  ) ${addressed}
  join facility_clients ${record} on ${record}.id = ${addressed}.id
  join users ${recorded} on ${recorded}.id = ${record}.user_id and ${recorded}.account_id is null
  left join invitations ${open} on ${open}.relation_id = ${record}.id and ${open}.status = 'OPEN'`;

/** What a facility has written down of somebody, and what it asks of them. */
type RecordUnder = {
  readonly relation: ClientRelation;
  /** When the open letter to their address was written; null where none was. */
  readonly invitedAt: Date | null;
  /** Whether an invitation is theirs to answer: not where it went to another address. */
  readonly isAsked: boolean;
};

export type AddressedPlace = { readonly facilityId: string; readonly email: string };

/**
 * Locks until commit what a facility has written down of somebody without an account under an address, by the states
 * that these relations have. Read again once they are locked: whoever was faster may have changed the address.
 */
export async function lockRecordsUnder(
  tx: Queryable,
  place: AddressedPlace,
  statuses: readonly RelationshipStatus[],
): Promise<readonly RecordUnder[]> {
  const found = await findRecords(tx, place, statuses);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const locked = await lockRelations(tx, place.facilityId, ids);
  const left = new Map((await findRecords(tx, place, statuses)).map((each) => [each.id, each]));
  return locked.flatMap((relation) => {
    const still = left.get(relation.id);
    if (!still) return [];
    const { invitedAt, isAsked } = still;
    return [{ relation, invitedAt: invitedAt === null ? null : new Date(invitedAt), isAsked }];
  });
}

type Found = { readonly id: string; readonly invitedAt: string | null; readonly isAsked: boolean };

const findRecords = (
  tx: Queryable,
  { facilityId, email }: AddressedPlace,
  statuses: readonly RelationshipStatus[],
): Promise<Found[]> =>
  rowsOf<Found>(
    tx,
    sql`select found.id, iso_instant(found.invited_at) as "invitedAt", found.is_asked as "isAsked"
      from (${recordsUnder(sql`${email}`)}) found
      where found.facility_id = ${facilityId} and found.status = any(${texts(statuses)})`,
  );
