import { familyMembers } from '@zampa/db/schema/people';
import { facilityClients } from '@zampa/db/schema/facilities';
import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { ClientRelation } from './relations.ts';

/**
 * Locks the relation of a person's family with a facility until commit. Of somebody in several families that the
 * facility knows, the one whose contact they are comes before those of the others. NOT_FOUND when they never met.
 *
 * @param of.id of the facility's contact, of another member of the family, or of the facility's record itself
 * @param of.familyId which of the person's families; without it the one that the facility has known longest
 */
export async function lockRelationOf(
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
