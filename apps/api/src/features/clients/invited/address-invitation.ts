import { refusalToJoin, type RelationshipStatus } from '@zampa/domain/clients/relationship';
import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../../../db/alias.ts';

const [existing] = aliases('met');

/**
 * An invitation by address with the existing relation of the person's families to the facility, as read from the
 * database.
 */
export type AddressInvitation = {
  /** When the facility e-mailed the address; null if it did not. */
  readonly invitedAt: string | null;
  /** The existing relation; null if they have none. */
  readonly relation: {
    readonly status: RelationshipStatus;
    readonly shutOutAt: string | null;
  } | null;
};

/**
 * Returns SQL for the `relation` object: the relation of the person's families with the facility. If several
 * families have one, prefers a blocked relation.
 */
export const existingRelationJson = (facilityId: SQL, families: SQL): SQL => sql`(
  select json_build_object('status', ${existing}.status, 'shutOutAt', iso_instant(${existing}.shut_out_at))
  from facility_clients ${existing} where ${existing}.facility_id = ${facilityId} and ${existing}.family_id = any(${families})
  order by ${existing}.status = 'DISABLED_BY_VET' desc, ${existing}.shut_out_at desc nulls last limit 1)`;

/** Returns whether an invited person can accept. Uses the same rule as the answer itself. */
export function canAcceptInvitation({ invitedAt, relation }: AddressInvitation): boolean {
  if (!relation) return true;
  const shutOutAt = relation.shutOutAt === null ? null : new Date(relation.shutOutAt);
  const invitedOn = invitedAt === null ? null : new Date(invitedAt);
  return refusalToJoin({ ...relation, shutOutAt }, invitedOn) === null;
}
