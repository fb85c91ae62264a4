import { FAMILY_ADMIN } from '@zampa/domain/families/membership';
import { sql } from 'drizzle-orm';
import { withoutPersonIn } from '../../../access/acting.ts';
import { fileAddress } from '../../../db/file-address.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { recordsAtAddress } from './addressed-records.ts';
import {
  canAcceptInvitation,
  existingRelationJson,
  type AddressInvitation,
} from './address-invitation.ts';

/** A facility whose invitation a pet owner has not answered, with its public data. */
export type InvitingFacility = {
  readonly id: string;
  readonly name: string;
  readonly city: string | null;
  readonly image: string | null;
  readonly phone: string | null;
  readonly timezone: string;
  /** Waiting since this instant, with microseconds. */
  readonly since: string;
};

/** Upper limit, more than anyone has open invitations. */
const MOST = 200;

type Row = InvitingFacility & AddressInvitation;

/**
 * Finds the facilities whose invitation the pet owner can answer, each once, the longest waiting first: invitations
 * to a family of which they are admin, and to their confirmed address. Excludes facilities that have blocked them
 * since. Other people cannot see these invitations.
 */
export async function findInvitingFacilities(
  db: Queryable,
  userId: string,
): Promise<readonly InvitingFacility[]> {
  const rows = await withoutPersonIn(db, 'invitation', (open) =>
    rowsOf<Row>(open, invitingFacilitiesSql(userId)),
  );
  const found = new Map<string, InvitingFacility>();
  for (const { invitedAt, relation, ...facility } of rows)
    if (!found.has(facility.id) && canAcceptInvitation({ invitedAt, relation: relation }))
      found.set(facility.id, facility);
  return [...found.values()];
}

const invitingFacilitiesSql = (userId: string) => sql`
  with me as materialized (
    select a.email, array(select fm.family_id from family_members fm
      where fm.user_id = u.id and fm.status = 'ACTIVE' and fm.role_id = ${FAMILY_ADMIN}) as homes
    from users u join accounts a on a.id = u.account_id and a.confirmed_at is not null
    where u.id = ${userId} and u.enabled and not u.is_vet)
  select f.id, f.name, f.city, ${fileAddress(sql`f.image_id`)} as image, f.phone, f.timezone,
    iso_micros(invited.since) as since, iso_instant(invited.invited_at) as "invitedAt", invited.relation
  from (
    select own.facility_id, own.updated_at as since, null::timestamptz as invited_at, null::json as relation
    from facility_clients own where own.family_id = any((select homes from me)::uuid[]) and own.status = 'INVITED'
    union all
    select found.facility_id, coalesce(found.invited_at, found.updated_at), found.invited_at,
      ${existingRelationJson(sql`found.facility_id`, sql`(select homes from me)::uuid[]`)}
    from (${recordsAtAddress(sql`(select email from me)`)}) found
    where found.status = 'INVITED' and found.is_asked and (select cardinality(homes) > 0 from me)
  ) invited
  join facilities f on f.id = invited.facility_id
  order by invited.since, f.id limit ${MOST}`;
