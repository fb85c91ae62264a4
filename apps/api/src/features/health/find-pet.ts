import { pets } from '@zampa/db/schema/pets';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';

/** Facts of a pet that its health record needs. */
export type PetFacts = {
  readonly id: string;
  readonly familyId: string;
  readonly speciesId: number;
  readonly birthDate: string | null;
  readonly deceasedOn: string | null;
};

/** Reads a pet. The caller has checked access. Throws NOT_FOUND. */
export async function findPet(tx: Queryable, petId: string): Promise<PetFacts> {
  const [pet] = await tx
    .select({
      id: pets.id,
      familyId: pets.familyId,
      speciesId: pets.speciesId,
      birthDate: pets.birthDate,
      deceasedOn: pets.deceasedOn,
    })
    .from(pets)
    .where(eq(pets.id, petId));
  if (!pet) throw new Refusal('NOT_FOUND');
  return pet;
}
