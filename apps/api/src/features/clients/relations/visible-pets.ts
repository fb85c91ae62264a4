import type { linkPets } from '@zampa/contract/clients/link-pets';
import { facilityPets } from '@zampa/db/schema/facilities';
import { pets } from '@zampa/db/schema/pets';
import { refusalToContact } from '@zampa/domain/clients/relationship';
import type { Viewer } from '@zampa/domain/people/relation';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { linkPetsToFacility } from '../../pets/public.ts';
import { lockRelation } from './relations.ts';

type Shown = { readonly facilityId: string; readonly familyId: string };

/**
 * Finds the caller's family that is a client of the facility and owns these pets; a caller may belong to several
 * families. Errors: NOT_FOUND, FORBIDDEN for a caller who is not its admin.
 */
export async function findClientFamily(
  tx: Queryable,
  viewer: Viewer,
  { facilityId, pets: petIds }: PersonContext<typeof linkPets>['body'],
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
  requireFamilyAdmin(viewer, owned.familyId);
  return owned.familyId;
}

/** Throws FORBIDDEN unless the caller is an admin of this family; being admin of another family is not enough. */
export function requireFamilyAdmin({ families }: Viewer, familyId: string): void {
  const admin = families.some((family) => family.familyId === familyId && family.admin);
  if (!admin) throw new Refusal('FORBIDDEN');
}

/** Makes these pets of a family visible to a facility. Throws FORBIDDEN without an active relation. */
export async function showPets(
  tx: Queryable,
  { facilityId, familyId }: Shown,
  petIds: readonly string[],
  now: Date,
): Promise<void> {
  const relation = await lockRelation(tx, facilityId, familyId);
  const refusal = refusalToContact(relation?.status, 'owner');
  if (refusal) throw new Refusal(refusal);
  await linkPetsToFacility(tx, facilityId, petIds, now);
}

/** Hides these pets from a facility. */
export async function hidePets(
  tx: Queryable,
  facilityId: string,
  petIds: readonly string[],
): Promise<void> {
  await tx
    .delete(facilityPets)
    .where(and(eq(facilityPets.facilityId, facilityId), inArray(facilityPets.petId, [...petIds])));
}

export async function readLinkedPets(tx: Queryable, facilityId: string, familyId: string) {
  const linked = await tx
    .select({ id: pets.id })
    .from(facilityPets)
    .innerJoin(pets, eq(pets.id, facilityPets.petId))
    .where(and(eq(facilityPets.facilityId, facilityId), eq(pets.familyId, familyId)))
    .orderBy(asc(pets.id));
  return { facilityId, pets: linked.map(({ id }) => id) };
}
