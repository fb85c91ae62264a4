import { facilityPets } from '@zampa/db/schema/facilities';
import { petWeights } from '@zampa/db/schema/pets';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Actor } from '../../access/by.ts';
import type { Queryable } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { insertDiaryEntry } from '../conversations/public.ts';

export type WeightEntry = {
  readonly petId: string;
  readonly familyId: string;
  /** Undefined if not given; null if it was cleared. */
  readonly weight: number | null | undefined;
  readonly before: number | null;
  /** The clinic that measured it; by default the first of the author's clinics that the pet is with. */
  readonly facilityId?: string;
  /** By default now. */
  readonly measuredAt?: Date;
};

/**
 * Saves a changed weight with its author and time, and writes it into the diary: for the family, and for the clinic
 * whose staff entered it.
 */
export async function insertWeight(
  deps: Deps,
  { tx, viewer, now }: Actor,
  { petId, familyId, weight, before, facilityId, measuredAt = now }: WeightEntry,
): Promise<void> {
  if (weight === undefined || weight === null || weight === before) return;
  const { userId } = viewer;
  await tx
    .insert(petWeights)
    .values({ id: newId(), petId, weightGrams: weight, userId, createdAt: measuredAt });
  const workplaces = viewer.isVet ? viewer.facilities.map((facility) => facility.facilityId) : [];
  await insertDiaryEntry(
    deps,
    { tx, viewer, now },
    {
      category: 'WEIGHT_MONITORING',
      familyId,
      facilityId: facilityId ?? (await findFacilityOfPet(tx, petId, workplaces)),
      ...(measuredAt < now && { date: measuredAt.toISOString() }),
      petIds: [petId],
      weightGrams: weight,
    },
  );
}

/** Returns the facility, of those given, with which the pet was shared first; null if with none of them. */
async function findFacilityOfPet(
  tx: Queryable,
  petId: string,
  facilityIds: readonly string[],
): Promise<string | null> {
  if (facilityIds.length === 0) return null;
  const [link] = await tx
    .select({ facilityId: facilityPets.facilityId })
    .from(facilityPets)
    .where(and(eq(facilityPets.petId, petId), inArray(facilityPets.facilityId, [...facilityIds])))
    .orderBy(asc(facilityPets.createdAt), asc(facilityPets.facilityId))
    .limit(1);
  return link?.facilityId ?? null;
}
