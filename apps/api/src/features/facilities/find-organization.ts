import { facilities, organizations } from '@zampa/db/schema/facilities';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';

/** Finds the organization of a facility. Throws FACILITY_UNKNOWN. */
export async function findOrganization(db: Queryable, facilityId: string) {
  const [organization] = await db
    .select(getTableColumns(organizations))
    .from(organizations)
    .innerJoin(facilities, eq(facilities.organizationId, organizations.id))
    .where(eq(facilities.id, facilityId));
  if (!organization) throw new Refusal('FACILITY_UNKNOWN');
  return organization;
}
