import type { updatePet as call } from '@zampa/contract/pets/update-pet';
import { pets } from '@zampa/db/schema/pets';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { PersonContext } from '../../http/context.ts';
import { refuseStale } from '../../http/input/if-match.ts';
import { publishPets } from '../../realtime/publish-family.ts';
import { storeFile, deleteFile } from '../files/public.ts';
import { insertWeight } from './pet-weights.ts';
import { lockPet, readPet } from './pet-rows.ts';
import { refuseBirthDate, refuseDeathDate, refuseForeignBreed } from './pet-checks.ts';

/**
 * Updates the given fields of a pet. Changing the species without giving a breed clears the breed. Errors: NOT_FOUND,
 * VALIDATION, STALE.
 */
export async function updatePet(
  { viewer, tx, query, body, file, ifMatch, now }: PersonContext<typeof call>,
  deps: Deps,
) {
  const pet = await lockPet(tx, viewer, query.PetId);
  refuseStale(ifMatch, pet.updatedAt);
  const { SpeciesId, BreedId, CoatId, OriginId, weight, ...rest } = body;
  const speciesId = SpeciesId ?? pet.speciesId;
  const breedId = BreedId === undefined && speciesId !== pet.speciesId ? null : BreedId;
  // Only dates in the request are validated, so that an invalid stored date does not block other changes.
  refuseBirthDate(body.birthDate, now);
  refuseDeathDate(
    {
      birthDate: body.birthDate === undefined ? pet.birthDate : body.birthDate,
      deceasedOn: body.deceasedOn === undefined ? pet.deceasedOn : body.deceasedOn,
    },
    now,
  );
  await refuseForeignBreed(tx, breedId, speciesId);
  const weighing = { petId: pet.id, familyId: pet.familyId, weight, before: pet.weightGrams };
  await insertWeight(deps, { tx, viewer, now }, weighing);
  const imageId = await storeFile(deps, { tx, viewer, now }, file, { petId: pet.id });
  await tx
    .update(pets)
    .set({
      ...rest,
      speciesId,
      breedId,
      coatId: CoatId,
      originId: OriginId,
      weightGrams: weight,
      ...(imageId && { imageId }),
      updatedAt: now,
    })
    .where(eq(pets.id, pet.id));
  if (imageId && pet.imageId) await deleteFile(deps, tx, pet.imageId);
  const hasDied = body.deceasedOn === undefined ? pet.deceasedOn : body.deceasedOn;
  if (query.cancelVisits && hasDied)
    deps.outbox.enqueue(tx, 'cancelVisitsOfPet', { petId: pet.id, by: viewer.userId });
  publishPets(deps, tx, pet.familyId, [pet.id]);
  return readPet(tx, pet.id);
}
