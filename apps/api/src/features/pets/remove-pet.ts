import type { deletePet } from '@zampa/contract/pets/write-pets';
import { pets } from '@zampa/db/schema/pets';
import { and, eq, isNull } from 'drizzle-orm';
import type { Deps } from '../../platform/deps.ts';
import type { ForPerson } from '../../platform/served.ts';
import { announcePets } from '../../records/announce-family.ts';

/** The pet leaves the family's view; conversations about it stay as they were. */
export async function removePet(deps: Deps, { tx, query, now }: ForPerson<typeof deletePet>) {
  const [pet] = await tx
    .update(pets)
    .set({ deletedAt: now, updatedAt: now })
    .where(and(eq(pets.id, query.PetId), isNull(pets.deletedAt)))
    .returning({ familyId: pets.familyId });
  if (pet) announcePets(deps, tx, pet.familyId, [query.PetId]);
}
