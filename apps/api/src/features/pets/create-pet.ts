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
import { linkToFacility } from './linked-pets.ts';
import { readPet } from './pet-rows.ts';
import { refuseBirthDate, refuseDeathDate, refuseForeignBreed } from './pet-checks.ts';

/**
 * Adds a pet to a family. One that staff add is linked to their facility at once.
 * Refusals: NOT_FOUND, VALIDATION, those of pictures; for staff those of a trial that is over.
 */
export async function createPet(
  { viewer, tx, query, body, file, now }: PersonContext<typeof call>,
  deps: Deps,
) {
  await lockFamily(tx, body.FamilyId);
  const { FamilyId, SpeciesId, BreedId, CoatId, OriginId, weight, ...rest } = body;
  const facilityId = viewer.isVet
    ? await workplaceOf(tx, viewer, FamilyId, query.facilityId)
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
  if (facilityId) await linkToFacility(tx, facilityId, [id], now);
  await insertWeight(tx, { petId: id, weight, before: null, userId: viewer.userId }, now);
  const imageId = await storeFile(deps, { tx, viewer, now }, file, { petId: id });
  if (imageId) await tx.update(pets).set({ imageId }).where(eq(pets.id, id));
  publishPets(deps, tx, FamilyId, [id]);
  return readPet(tx, id);
}

/**
 * Where the vet works and the family is a client: the one that was asked for, else the first of those where they know
 * every client. A consultant knows some, and says at which facility.
 */
async function workplaceOf(
  tx: Queryable,
  viewer: Viewer,
  familyId: string,
  wanted: string | undefined,
): Promise<string> {
  const { whole, desk, assigned } = facilitiesByRole(viewer);
  const own = wanted ? [...whole, ...desk, ...assigned] : [...whole, ...desk];
  const [client] = await tx
    .select({ facilityId: facilityClients.facilityId })
    .from(facilityClients)
    .where(
      and(
        eq(facilityClients.familyId, familyId),
        inArray(facilityClients.facilityId, wanted ? own.filter((id) => id === wanted) : own),
        inArray(facilityClients.status, ['ACTIVE', 'IMPORTED']),
      ),
    )
    .orderBy(asc(facilityClients.createdAt))
    .limit(1);
  if (!client) throw new Refusal('NOT_FOUND');
  return client.facilityId;
}
