import type { updateFacility as call } from '@zampa/contract/facilities/update-facility';
import { governs } from '../../access/governs.ts';
import type { Deps } from '../../deps.ts';
import type { PersonContext } from '../../http/context.ts';
import { refuseStale } from '../../http/if-match.ts';
import { publishStaff } from '../../realtime/publish-staff.ts';
import { readOwnFacility } from './facility-json.ts';
import { versionOf, writeFacilityData } from './facility-data.ts';
import { storePicture } from './store-picture.ts';
import { lockFacility } from './lock-facility.ts';

/**
 * Changes a facility's data, and those of its organization for who governs it. Refusals: VALIDATION, FORBIDDEN, VAT_EXISTS,
 * STALE, those of pictures.
 */
export async function updateFacility(
  { viewer, tx, body: { facilityId, ...data }, file, ifMatch, now }: PersonContext<typeof call>,
  deps: Deps,
) {
  const stored = await lockFacility(tx, facilityId);
  refuseStale(ifMatch, versionOf(stored));
  const isGovernor = await governs(tx, viewer, facilityId);
  await writeFacilityData(deps, { tx, now }, { ...stored, governs: isGovernor }, data);
  // Invoices go where those who pay them say, also where that is a clinic's own address.
  if (isGovernor) deps.outbox.enqueue(tx, 'syncBillingCustomer', { facilityId });
  const { timezone: from } = stored.facility;
  // Bookings and absences stand with a feature above this one.
  if (data.timezone && data.timezone !== from)
    deps.outbox.enqueue(tx, 'applyTimeZone', { facilityId, from, by: viewer.userId });
  const isSwitched = data.receptionAnswers !== undefined || data.urgentPassesQuiet !== undefined;
  if (isSwitched) publishStaff(deps, tx, facilityId, null);
  await storePicture(deps, { tx, viewer, now }, { facilityId, file });
  return readOwnFacility(tx, facilityId);
}
