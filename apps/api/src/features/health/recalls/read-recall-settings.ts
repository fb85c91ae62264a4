import type { RecallSettings } from '@zampa/contract/health/objects/recall';
import type { readRecallSettings as call } from '@zampa/contract/health/recalls/read-recall-settings';
import { recallSettings } from '@zampa/db/schema/recalls';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import type { PersonContext } from '../../../http/context.ts';

export function readRecallSettings({ tx, query }: PersonContext<typeof call>) {
  return findRecallSettings(tx, query.facilityId);
}

/** Returns whether a clinic sends recalls; off without stored settings. */
export async function findRecallSettings(
  tx: Queryable,
  facilityId: string,
): Promise<RecallSettings> {
  const [stored] = await tx
    .select()
    .from(recallSettings)
    .where(eq(recallSettings.facilityId, facilityId));
  return {
    facilityId,
    enabled: stored?.enabled ?? false,
    dateEnabled: stored?.enabledAt?.toISOString() ?? null,
    lastRunOn: stored?.lastRunOn ?? null,
  };
}
