import type { Pet } from '@zampa/contract/pets/objects';
import { facilityPets } from '@zampa/db/schema/facilities';
import { breeds, pets } from '@zampa/db/schema/pets';
import { refusalOfBirthDate, refusalOfDeathDate } from '@zampa/domain/pets/life-dates';
import type { Viewer } from '@zampa/domain/people/relation';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { rowsOf, type Queryable } from '../db/database.ts';
import { invalid, Refusal } from '../errors/refusal.ts';
import { visiblePet } from '../access/visible-pet.ts';
import { petJson } from '../access/pet-json.ts';

/** Locks a living pet that the viewer may see. Refusal: NOT_FOUND. */
export async function lockPet(tx: Queryable, viewer: Viewer, petId: string) {
  const p = alias(pets, 'p');
  const [pet] = await tx
    .select()
    .from(p)
    .where(and(eq(p.id, petId), visiblePet(viewer)))
    .for('update');
  if (!pet) throw new Refusal('NOT_FOUND');
  return pet;
}

export async function readPet(db: Queryable, petId: string): Promise<Pet> {
  const [row] = await rowsOf<{ pet: Pet }>(
    db,
    sql`select ${petJson('p')} as pet from pets p where p.id = ${petId}`,
  );
  if (!row) throw new Refusal('NOT_FOUND');
  return row.pet;
}

/** NOT_FOUND unless every one of these is a living pet of the family. */
export async function requirePetsOfFamily(
  tx: Queryable,
  familyId: string,
  petIds: readonly string[],
) {
  const wanted = [...new Set(petIds)];
  const found = await tx
    .select({ id: pets.id })
    .from(pets)
    .where(and(eq(pets.familyId, familyId), inArray(pets.id, wanted), isNull(pets.deletedAt)));
  if (found.length !== wanted.length) throw new Refusal('NOT_FOUND');
  return wanted;
}

/** NOT_FOUND unless the facility may see every one of these. */
export async function requireLinkedPets(
  tx: Queryable,
  facilityId: string,
  petIds: readonly string[],
): Promise<void> {
  const linked = await tx
    .select({ id: facilityPets.petId })
    .from(facilityPets)
    .where(and(eq(facilityPets.facilityId, facilityId), inArray(facilityPets.petId, [...petIds])));
  if (linked.length !== petIds.length) throw new Refusal('NOT_FOUND');
}

/** A breed is one of its species. */
export async function refuseForeignBreed(
  tx: Queryable,
  breedId: number | null | undefined,
  speciesId: number,
) {
  if (breedId === null || breedId === undefined) return;
  const [breed] = await tx.select().from(breeds).where(eq(breeds.id, breedId));
  if (breed?.speciesId !== speciesId) throw invalid('BreedId', breed ? 'other_species' : 'unknown');
}

const DAY_MS = 86_400_000;

/** Nobody is born or dies tomorrow, nor dies unborn; where the sun rises first, tomorrow by our clock is today. */
export function refuseLifeDates({ birthDate, deceasedOn }: LifeDates, now: Date): void {
  const today = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);
  const birth = refusalOfBirthDate(birthDate ?? '', today);
  if (birth) throw invalid('birthDate', birth);
  const death = refusalOfDeathDate(deceasedOn ?? '', birthDate ?? '', today);
  if (death) throw invalid('deceasedOn', death);
}

type LifeDates = {
  readonly birthDate?: string | null | undefined;
  readonly deceasedOn?: string | null | undefined;
};

/** Lets a facility see these pets; saying it again changes nothing. Tells whether any was new to it. */
export async function linkToFacility(
  tx: Queryable,
  facilityId: string,
  petIds: readonly string[],
  now: Date,
): Promise<boolean> {
  if (petIds.length === 0) return false;
  const added = await tx
    .insert(facilityPets)
    .values(petIds.map((petId) => ({ facilityId, petId, createdAt: now })))
    .onConflictDoNothing()
    .returning();
  return added.length > 0;
}
