import { imports } from '@zampa/db/schema/imports';
import { UNDO_HOURS } from '@zampa/domain/import/verdicts';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';
import { HOUR_MS } from '@zampa/domain/time/durations';

/**
 * Locks an import that can still be gone on with or taken back. Refusals: NOT_FOUND, STATUS_CONFLICT when it was taken
 * back before, or a day has gone by.
 */
export async function lockImport(
  tx: Queryable,
  { id, facilityId }: { readonly id: string; readonly facilityId?: string },
  now: Date,
): Promise<typeof imports.$inferSelect> {
  const ofFacility = facilityId ? eq(imports.facilityId, facilityId) : undefined;
  const [made] = await tx
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), ofFacility))
    .for('update');
  if (!made) throw new Refusal('NOT_FOUND');
  const late = now.getTime() - made.createdAt.getTime() > UNDO_HOURS * HOUR_MS;
  if (made.undoneAt || late) throw new Refusal('STATUS_CONFLICT');
  return made;
}
