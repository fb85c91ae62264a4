import { imports } from '@zampa/db/schema/imports';
import { UNDO_HOURS } from '@zampa/domain/import/evaluate-rows';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';
import { HOUR_MS } from '@zampa/domain/time/durations';

/**
 * Locks an import that can still be continued or undone. Errors: NOT_FOUND, STATUS_CONFLICT if it was undone or is
 * older than a day.
 */
export async function lockImport(
  tx: Queryable,
  { id, facilityId }: { readonly id: string; readonly facilityId?: string },
  now: Date,
): Promise<typeof imports.$inferSelect> {
  const ofFacility = facilityId ? eq(imports.facilityId, facilityId) : undefined;
  const [importRow] = await tx
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), ofFacility))
    .for('update');
  if (!importRow) throw new Refusal('NOT_FOUND');
  const late = now.getTime() - importRow.createdAt.getTime() > UNDO_HOURS * HOUR_MS;
  if (importRow.undoneAt || late) throw new Refusal('STATUS_CONFLICT');
  return importRow;
}
