import { pets } from '@zampa/db/schema/pets';
import { HEALTH_NOTES_MAX } from '@zampa/domain/pets/health-notes';
import { eq, sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/database.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Deps } from '../../../deps.ts';
import { invalid } from '../../../errors/refusal.ts';
import { publishPets } from '../../../realtime/publish-family.ts';

/**
 * Writes the active chronic problems of a pet to its card. The caller has locked the pet's problems.
 *
 * @throws {Refusal} VALIDATION if these are too many
 */
export async function writeCardConditions(
  deps: Deps,
  { tx, now }: UnitOfWork,
  petId: string,
): Promise<void> {
  const conditions = await rowsOf<{ text: string }>(
    tx,
    sql`select q.text from problems q where q.pet_id = ${petId} and q.chronic and q.status = 'ACTIVE'
      order by q.noted_at, q.id`,
  );
  if (conditions.length > HEALTH_NOTES_MAX) throw invalid('diagnoses', 'list_full');
  const [pet] = await tx
    .update(pets)
    .set({ chronicConditions: conditions.map(({ text }) => text), updatedAt: now })
    .where(eq(pets.id, petId))
    .returning({ familyId: pets.familyId });
  if (pet) publishPets(deps, tx, pet.familyId, [petId]);
}
