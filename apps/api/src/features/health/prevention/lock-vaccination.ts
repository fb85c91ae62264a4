import { vaccinations } from '@zampa/db/schema/vaccinations';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { Refusal } from '../../../errors/refusal.ts';

/** Locks a vaccination until commit. The caller has checked access. Throws NOT_FOUND. */
export async function lockVaccination(tx: Queryable, id: string) {
  const [found] = await tx.select().from(vaccinations).where(eq(vaccinations.id, id)).for('update');
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}
