import type { deletePet as call } from '@zampa/contract/pets/delete-pet';
import { pets } from '@zampa/db/schema/pets';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { PersonContext } from '../../http/context.ts';
import { publishPets } from '../../realtime/publish-family.ts';
import { lockPet } from './pet-rows.ts';

/** Deletes a pet from the family. Conversations about it stay unchanged. Throws NOT_FOUND. */
export async function deletePet(
  { viewer, tx, query, now }: PersonContext<typeof call>,
  deps: Deps,
) {
  const pet = await lockPet(tx, viewer, query.PetId);
  await tx.update(pets).set({ deletedAt: now, updatedAt: now }).where(eq(pets.id, pet.id));
  // Enqueued, because this feature must not depend on that of appointments.
  if (query.cancelVisits)
    deps.outbox.enqueue(tx, 'cancelVisitsOfPet', { petId: pet.id, by: viewer.userId });
  publishPets(deps, tx, pet.familyId, [pet.id]);
}
