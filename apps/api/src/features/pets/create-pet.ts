import type { createPet as call } from '@zampa/contract/pets/create-pet';
import { facilityClients } from '@zampa/db/schema/facilities';
import { pets } from '@zampa/db/schema/pets';
import type { Viewer } from '@zampa/domain/people/relation';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { facilitiesByRole } from '../../access/facilities-by-role.ts';
import { requireActivePlan } from '../../access/plan.ts';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { publishPets } from '../../realtime/publish-family.ts';
import { lockFamily } from '../families/public.ts';
import { storeFile } from '../files/public.ts';
import { newId } from '../../db/ids.ts';
import { insertWeight } from './pet-weights.ts';
import { linkPetsToFacility } from './linked-pets.ts';
import { readPet } from './pet-rows.ts';
import { refuseBirthDate, refuseDeathDate, refuseForeignBreed } from './pet-checks.ts';

/**
 * Adds a pet to a family. A pet that staff add is linked to their facility. Errors: NOT_FOUND, VALIDATION, the
 * errors of a picture upload, and for staff the errors of an inactive plan.
 */
export async function createPet(
  { viewer, tx, query, body, file, now }: PersonContext<typeof call>,
  deps: Deps,
) {
  await lockFamily(tx, body.FamilyId);
  const { FamilyId, SpeciesId, BreedId, CoatId, OriginId, weight, ...rest } = body;
  const facilityId = viewer.isVet
    ? await readWorkplace(tx, viewer, FamilyId, query.facilityId)
    : undefined;
  if (facilityId) await requireActivePlan(tx, facilityId, now);
  refuseBirthDate(body.birthDate, now);
  refuseDeathDate(body, now);
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
    weightGrams: weight,
    createdAt: now,
    updatedAt: now,
  });
  if (facilityId) await linkPetsToFacility(tx, facilityId, [id], now);
  await insertWeight(
    deps,
    { tx, viewer, now },
    { petId: id, familyId: FamilyId, weight, before: null },
  );
  const imageId = await storeFile(deps, { tx, viewer, now }, file, { petId: id });
  if (imageId) await tx.update(pets).set({ imageId }).where(eq(pets.id, id));
  publishPets(deps, tx, FamilyId, [id]);
  return readPet(tx, id);
}

/**
 * Returns the facility of the vet at which the family is a client: the requested one, else the first where the vet
 * sees all clients. Consultants must name the facility.
 */
async function readWorkplace(
  tx: Queryable,
  viewer: Viewer,
  familyId: string,
  requestedId: string | undefined,
): Promise<string> {
  const { whole, desk, assigned } = facilitiesByRole(viewer);
  const own = requestedId ? [...whole, ...desk, ...assigned] : [...whole, ...desk];
  const [client] = await tx
    .select({ facilityId: facilityClients.facilityId })
    .from(facilityClients)
    .where(
      and(
        eq(facilityClients.familyId, familyId),
        inArray(
          facilityClients.facilityId,
          requestedId ? own.filter((id) => id === requestedId) : own,
        ),
        inArray(facilityClients.status, ['ACTIVE', 'IMPORTED']),
      ),
    )
    .orderBy(asc(facilityClients.createdAt))
    .limit(1);
  if (!client) throw new Refusal('NOT_FOUND');
  return client.facilityId;
}
