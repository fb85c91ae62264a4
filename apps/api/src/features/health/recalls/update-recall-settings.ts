import type { updateRecallSettings as call } from '@zampa/contract/health/recalls/update-recall-settings';
import { facilities } from '@zampa/db/schema/facilities';
import { recallSettings } from '@zampa/db/schema/recalls';
import { dayIn } from '@zampa/domain/time/plain-days';
import { eq } from 'drizzle-orm';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { previewMark } from './preview-recalls.ts';
import { findRecallSettings } from './read-recall-settings.ts';

/**
 * Switches the recalls of a clinic on or off. They start with the steps of the next day, so that nothing older is sent
 * at once. Errors: VALIDATION without the preview, STALE if the message is another one now.
 */
export async function updateRecallSettings({ tx, body, now }: PersonContext<typeof call>) {
  const { facilityId, enabled, preview } = body;
  const [facility] = await tx.select().from(facilities).where(eq(facilities.id, facilityId));
  if (!facility) throw new Refusal('FACILITY_UNKNOWN');
  const before = await findRecallSettings(tx, facilityId);
  if (enabled && !before.enabled) {
    if (preview === undefined) throw invalid('preview', 'required');
    if (preview !== previewMark(facility.name)) throw new Refusal('STALE');
  }
  if (enabled !== before.enabled) {
    const changed = {
      enabled,
      enabledAt: enabled ? now : null,
      lastRunOn: enabled ? dayIn(now, facility.timezone) : null,
      updatedAt: now,
    };
    await tx
      .insert(recallSettings)
      .values({ facilityId, ...changed })
      .onConflictDoUpdate({ target: recallSettings.facilityId, set: changed });
  }
  return findRecallSettings(tx, facilityId);
}
