import { familyMembers } from '@zampa/db/schema/people';
import { facilityClients } from '@zampa/db/schema/facilities';
import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { ClientRelation } from './relations.ts';

/**
 * Locks the relation between a person's family and a facility until commit. If several families match, prefers the
 * one whose contact the person is. Throws NOT_FOUND if they have none.
 *
 * @param of.id id of the person or of the relation itself
 * @param of.familyId one of the person's families; without it, the one the facility has known longest
 */
export async function lockRelationOfPerson(
  tx: Queryable,
  facilityId: string,
  { id, familyId }: { readonly id: string; readonly familyId?: string | undefined },
): Promise<ClientRelation> {
  const theirs = tx
    .select({ id: familyMembers.familyId })
    .from(familyMembers)
    .where(and(eq(familyMembers.userId, id), eq(familyMembers.status, 'ACTIVE')));
  const [relation] = await tx
    .select()
    .from(facilityClients)
    .where(
      and(
        eq(facilityClients.facilityId, facilityId),
        familyId === undefined ? undefined : eq(facilityClients.familyId, familyId),
        or(eq(facilityClients.id, id), inArray(facilityClients.familyId, theirs)),
      ),
    )
    .orderBy(
      desc(eq(facilityClients.id, id)),
      desc(eq(facilityClients.userId, id)),
      facilityClients.createdAt,
    )
    .limit(1)
    .for('update');
  if (!relation) throw new Refusal('NOT_FOUND');
  return relation;
}
