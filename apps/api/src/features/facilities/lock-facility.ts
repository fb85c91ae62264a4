import { facilities, organizations } from '@zampa/db/schema/facilities';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';

/** Locks a facility and its organization until commit. Throws FACILITY_UNKNOWN. */
export async function lockFacility(tx: Queryable, id: string) {
  const [facility] = await tx.select().from(facilities).where(eq(facilities.id, id)).for('update');
  if (!facility) throw new Refusal('FACILITY_UNKNOWN');
  const [organization] = await tx
    .select()
    .from(organizations)
    .where(eq(organizations.id, facility.organizationId))
    .for('update');
  if (!organization) throw new Refusal('FACILITY_UNKNOWN');
  return { facility, organization };
}
