import type { linkPets } from '@zampa/contract/clients/link-pets';
import type { unlinkPets } from '@zampa/contract/clients/unlink-pets';
import { facilityPets } from '@zampa/db/schema/facilities';
import { pets } from '@zampa/db/schema/pets';
import { refusalOfContact } from '@zampa/domain/clients/relationship';
import type { Viewer } from '@zampa/domain/people/relation';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ForPerson } from '../../platform/served.ts';
import { announceClient } from '../../records/announce-family.ts';
import { lockRelation } from '../../records/clients.ts';
import { linkToFacility, requirePetsOfFamily } from '../../records/pets.ts';

/** The facility may see these pets of the family from now on. Refusals: NOT_FOUND, FORBIDDEN without a relation. */
export async function showPets(deps: Deps, { viewer, tx, body, now }: ForPerson<typeof linkPets>) {
  const familyId = await clientFamily(tx, viewer, body);
  const relation = await lockRelation(tx, body.facilityId, familyId);
  const refusal = refusalOfContact(relation?.status, 'owner');
  if (refusal) throw new Refusal(refusal);
  const petIds = await requirePetsOfFamily(tx, familyId, body.pets);
  await linkToFacility(tx, body.facilityId, petIds, now);
  announceClient(deps, tx, body.facilityId, familyId);
  return linkedPets(tx, body.facilityId, familyId);
}

/** The facility no longer sees these pets. Staff may give up what they see, too. Refusal: NOT_FOUND. */
export async function hidePets(deps: Deps, { viewer, tx, body }: ForPerson<typeof unlinkPets>) {
  const familyId = viewer.isVet
    ? await familyOfLinked(tx, body.facilityId, body.pets)
    : await clientFamily(tx, viewer, body);
  const petIds = await requirePetsOfFamily(tx, familyId, body.pets);
  await tx
    .delete(facilityPets)
    .where(and(eq(facilityPets.facilityId, body.facilityId), inArray(facilityPets.petId, petIds)));
  announceClient(deps, tx, body.facilityId, familyId);
  return linkedPets(tx, body.facilityId, familyId);
}

/** The family of the caller's that is a client and whose pets these are; some belong to two families. */
async function clientFamily(
  tx: Queryable,
  viewer: Viewer,
  { facilityId, pets: petIds }: ForPerson<typeof linkPets>['body'],
): Promise<string> {
  const families = viewer.clinics
    .filter((link) => link.facilityId === facilityId)
    .map(({ familyId }) => familyId);
  const [owned] = await tx
    .select({ familyId: pets.familyId })
    .from(pets)
    .where(and(inArray(pets.familyId, families), inArray(pets.id, petIds)))
    .limit(1);
  if (!owned) throw new Refusal('NOT_FOUND');
  refuseMember(viewer, owned.familyId);
  return owned.familyId;
}

/** Which clinic sees which pet is for the admins of the family to say, also for who is admin of another one. */
function refuseMember({ families }: Viewer, familyId: string): void {
  const admin = families.some((family) => family.familyId === familyId && family.admin);
  if (!admin) throw new Refusal('FORBIDDEN');
}

async function familyOfLinked(
  tx: Queryable,
  facilityId: string,
  petIds: readonly string[],
): Promise<string> {
  const [linked] = await tx
    .select({ familyId: pets.familyId })
    .from(facilityPets)
    .innerJoin(pets, eq(pets.id, facilityPets.petId))
    .where(and(eq(facilityPets.facilityId, facilityId), inArray(pets.id, [...petIds])))
    .limit(1);
  if (!linked) throw new Refusal('NOT_FOUND');
  return linked.familyId;
}

async function linkedPets(tx: Queryable, facilityId: string, familyId: string) {
  const linked = await tx
    .select({ id: pets.id })
    .from(facilityPets)
    .innerJoin(pets, eq(pets.id, facilityPets.petId))
    .where(and(eq(facilityPets.facilityId, facilityId), eq(pets.familyId, familyId)))
    .orderBy(asc(pets.id));
  return { facilityId, pets: linked.map(({ id }) => id) };
}
