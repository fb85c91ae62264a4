import { refusalToJoin, type RelationshipStatus } from '@zampa/domain/clients/relationship';
import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../../../db/alias.ts';

const [met] = aliases('met');

/** What families are to a facility that invites their admin by the address, as the database writes it. */
export type InvitedStanding = {
  /** When the facility wrote to the address; null where it wrote no letter. */
  readonly invitedAt: string | null;
  /** Null where they have not met. */
  readonly met: { readonly status: RelationshipStatus; readonly shutOutAt: string | null } | null;
};

/** Returns the `met` of families of somebody who is invited, as JSON: that in which they are shut out, if one does. */
export const metStanding = (facilityId: SQL, families: SQL): SQL => sql`(
  select json_build_object('status', ${met}.status, 'shutOutAt', iso_instant(${met}.shut_out_at))
  from facility_clients ${met} where ${met}.facility_id = ${facilityId} and ${met}.family_id = any(${families})
  order by ${met}.status = 'DISABLED_BY_VET' desc, ${met}.shut_out_at desc nulls last limit 1)`;

/** Returns whether somebody who is invited can accept: the rule that their answer goes by. */
export function mayAccept({ invitedAt, met: standing }: InvitedStanding): boolean {
  if (!standing) return true;
  const shutOutAt = standing.shutOutAt === null ? null : new Date(standing.shutOutAt);
  const asked = invitedAt === null ? null : new Date(invitedAt);
  return refusalToJoin({ ...standing, shutOutAt }, asked) === null;
}
