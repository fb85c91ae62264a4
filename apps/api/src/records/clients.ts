import { facilityClients } from '@zampa/db/schema/facilities';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../platform/database.ts';

/** How a family and a facility stand to each other, locked until commit; undefined when they never met. */
export async function lockRelation(tx: Queryable, facilityId: string, familyId: string) {
  const [relation] = await tx
    .select()
    .from(facilityClients)
    .where(and(eq(facilityClients.facilityId, facilityId), eq(facilityClients.familyId, familyId)))
    .for('update');
  return relation;
}
