import type { updateFacility as call } from '@zampa/contract/facilities/update-facility';
import { isGovernorOf } from '../../access/governs.ts';
import type { Deps } from '../../deps.ts';
import type { PersonContext } from '../../http/context.ts';
import { refuseStale } from '../../http/input/if-match.ts';
import { publishStaff } from '../../realtime/publish-staff.ts';
import { readOwnFacility } from './facility-json.ts';
import { facilityVersion, saveFacilityData } from './facility-data.ts';
import { storeFacilityPicture } from './store-facility-picture.ts';
import { lockFacility } from './lock-facility.ts';

/**
 * Updates a facility's data and, for governors, its organization's. Errors: VALIDATION, FORBIDDEN, VAT_EXISTS,
 * STALE, and the errors of a picture upload.
 */
export async function updateFacility(
  { viewer, tx, body: { facilityId, ...data }, file, ifMatch, now }: PersonContext<typeof call>,
  deps: Deps,
) {
  const stored = await lockFacility(tx, facilityId);
  refuseStale(ifMatch, facilityVersion(stored));
  const isGovernor = await isGovernorOf(tx, viewer, facilityId);
  await saveFacilityData(deps, { tx, now }, { ...stored, governs: isGovernor }, data);
  // Only governors decide the invoice address, even if it is a clinic's own address.
  if (isGovernor) deps.outbox.enqueue(tx, 'syncBillingCustomer', { facilityId });
  const { timezone: from } = stored.facility;
  // Bookings and absences belong to a feature that depends on this one, so a job updates them.
  if (data.timezone && data.timezone !== from)
    deps.outbox.enqueue(tx, 'applyTimeZone', { facilityId, from, by: viewer.userId });
  const isSwitched = data.receptionAnswers !== undefined || data.urgentPassesQuiet !== undefined;
  if (isSwitched) publishStaff(deps, tx, facilityId, null);
  await storeFacilityPicture(deps, { tx, viewer, now }, { facilityId, file });
  return readOwnFacility(tx, facilityId, now);
}
