import type { createPet } from '@zampa/contract/pets/write-pets';
import { pets } from '@zampa/db/schema/pets';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../platform/deps.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ForPerson } from '../../platform/served.ts';
import { keepImage } from '../../records/files.ts';
import { newId } from '../../records/ids.ts';
import {
  linkToFacility,
  readPet,
  refuseForeignBreed,
  refuseFutureBirth,
} from '../../records/pets.ts';

/**
 * Adds a pet to a family. One that staff add is linked to their facility at once.
 * Refusals: NOT_FOUND, VALIDATION, those of pictures.
 */
export async function addPet(
  deps: Deps,
  { viewer, tx, query, body, file, now }: ForPerson<typeof createPet>,
) {
  const facilityId = viewer.isVet ? workplace(viewer.facilities, query.facilityId) : undefined;
  const { FamilyId, SpeciesId, BreedId, CoatId, OriginId, ...rest } = body;
  refuseFutureBirth(body.birthDate, now);
  await refuseForeignBreed(tx, BreedId, SpeciesId);
  const id = newId();
  await tx.insert(pets).values({
    ...rest,
    id,
    familyId: FamilyId,
    speciesId: SpeciesId,
    breedId: BreedId,
    coatId: CoatId,
    originId: OriginId,
    createdAt: now,
    updatedAt: now,
  });
  const imageId = await keepImage(deps, tx, file, { petId: id }, viewer.userId, now);
  if (imageId) await tx.update(pets).set({ imageId }).where(eq(pets.id, id));
  if (facilityId) await linkToFacility(tx, facilityId, [id], now);
  return readPet(tx, id);
}

function workplace(
  facilities: readonly { readonly facilityId: string }[],
  wanted: string | undefined,
): string {
  const found = wanted ? facilities.find(({ facilityId }) => facilityId === wanted) : facilities[0];
  if (!found) throw new Refusal('NOT_FOUND');
  return found.facilityId;
}
