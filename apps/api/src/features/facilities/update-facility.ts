import type { updateFacility as call } from '@zampa/contract/facilities/update-facility';
import type { Deps } from '../../platform/deps.ts';
import type { ForPerson } from '../../platform/served.ts';
import { refuseStale } from '../../platform/version.ts';
import { announceStaff } from '../../records/announce-staff.ts';
import { readOwnFacility } from '../../records/facilities.ts';
import { writeFacilityData } from './facility-data.ts';
import { keepPicture } from './keep-picture.ts';
import { lockFacility } from './lock-facility.ts';

/** Changes a facility's data. Refusals: VALIDATION, VAT_EXISTS, STALE, those of pictures. */
export async function updateFacility(
  { viewer, tx, body: { facilityId, ...data }, file, ifMatch, now }: ForPerson<typeof call>,
  deps: Deps,
) {
  const stored = await lockFacility(tx, facilityId);
  refuseStale(ifMatch, stored.facility.updatedAt);
  await writeFacilityData(tx, stored, data, now);
  if (data.receptionAnswers !== undefined) announceStaff(deps, tx, facilityId, viewer.userId);
  await keepPicture(deps, tx, { facilityId, file, uploaderId: viewer.userId, now });
  return readOwnFacility(tx, facilityId);
}
