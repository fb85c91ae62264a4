import type { leaveFacility } from '@zampa/contract/vets/links';
import { facilityClients, facilityPets } from '@zampa/db/schema/facilities';
import { pets } from '@zampa/db/schema/pets';
import { and, eq, inArray } from 'drizzle-orm';
import type { Deps } from '../../platform/deps.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ForPerson } from '../../platform/served.ts';
import { announceClient } from '../../records/announce.ts';
import { lockRelation } from '../../records/clients.ts';

/** Ends the relation and what the facility may see of the pets; both keep reading what was. Refusal: NOT_FOUND. */
export async function endRelation(
  deps: Deps,
  { viewer, tx, query, now }: ForPerson<typeof leaveFacility>,
) {
  const { id_facility: facilityId, id_family: familyId } = query;
  const worksThere = viewer.facilities.some((facility) => facility.facilityId === facilityId);
  const belongs = viewer.families.some((family) => family.familyId === familyId);
  if (!worksThere && !belongs) throw new Refusal('NOT_FOUND');
  const relation = await lockRelation(tx, facilityId, familyId);
  if (!relation) throw new Refusal('NOT_FOUND');
  await tx
    .update(facilityClients)
    .set({ status: 'REMOVED', updatedAt: now })
    .where(eq(facilityClients.id, relation.id));
  const familyPets = tx.select({ id: pets.id }).from(pets).where(eq(pets.familyId, familyId));
  await tx
    .delete(facilityPets)
    .where(and(eq(facilityPets.facilityId, facilityId), inArray(facilityPets.petId, familyPets)));
  announceClient(deps, tx, facilityId, familyId);
}
