import { familyMembers } from '@zampa/db/schema/people';
import { facilityClients } from '@zampa/db/schema/facilities';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ClientRelation } from '../../records/clients.ts';

/**
 * The relation of a person's family with a facility, locked until commit. NOT_FOUND when they never met.
 *
 * @param userId the facility's contact, or another member of the family
 */
export async function lockRelationOf(
  tx: Queryable,
  facilityId: string,
  userId: string,
): Promise<ClientRelation> {
  const theirs = tx
    .select({ id: familyMembers.familyId })
    .from(familyMembers)
    .where(and(eq(familyMembers.userId, userId), eq(familyMembers.status, 'ACTIVE')));
  const [relation] = await tx
    .select()
    .from(facilityClients)
    .where(
      and(eq(facilityClients.facilityId, facilityId), inArray(facilityClients.familyId, theirs)),
    )
    .orderBy(facilityClients.createdAt)
    .limit(1)
    .for('update');
  if (!relation) throw new Refusal('NOT_FOUND');
  return relation;
}
