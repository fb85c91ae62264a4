import type { unlinkPets as call } from '@zampa/contract/clients/unlink-pets';
import { facilityPets } from '@zampa/db/schema/facilities';
import { pets } from '@zampa/db/schema/pets';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { publishClient } from '../../../realtime/publish-family.ts';
import { requirePetsOfFamily } from '../../pets/public.ts';
import { findClientFamily, hidePets, readLinkedPets } from './visible-pets.ts';

/** Hides these pets from the facility. Staff may also give up their own access. Throws NOT_FOUND. */
export async function unlinkPets({ viewer, tx, body }: PersonContext<typeof call>, deps: Deps) {
  const familyId = viewer.isVet
    ? await findFamilyOfLinkedPets(tx, body.facilityId, body.pets)
    : await findClientFamily(tx, viewer, body);
  const petIds = await requirePetsOfFamily(tx, familyId, body.pets);
  await hidePets(tx, body.facilityId, petIds);
  publishClient(deps, tx, body.facilityId, familyId);
  return readLinkedPets(tx, body.facilityId, familyId);
}

async function findFamilyOfLinkedPets(
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
