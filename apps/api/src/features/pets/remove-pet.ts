import { pets } from '@zampa/db/schema/pets';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';

/** The pet leaves the family's view; conversations about it stay as they were. */
export async function removePet(tx: Queryable, petId: string, now: Date) {
  await tx
    .update(pets)
    .set({ deletedAt: now, updatedAt: now })
    .where(and(eq(pets.id, petId), isNull(pets.deletedAt)));
}
