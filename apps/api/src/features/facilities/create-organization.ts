import type { createOrganization as call } from '@zampa/contract/facilities/create-organization';
import type { Deps } from '../../platform/deps.ts';
import type { ForPerson } from '../../platform/served.ts';
import { readOwnFacility } from '../../records/facilities.ts';
import { withoutPersonIn } from '../../platform/acting.ts';
import { writeFacilityData } from './facility-data.ts';
import { keepPicture } from './keep-picture.ts';
import { lockFacility } from './lock-facility.ts';
import { insertFacility } from './open-facility.ts';

/** Opens a clinic with all its data at once. Refusals: VALIDATION, VAT_EXISTS, TRIAL_ONE_FACILITY. */
export function createOrganization(served: ForPerson<typeof call>, deps: Deps) {
  return withoutPersonIn(served.tx, 'newcomers', (tx) => openOrganization(deps, { ...served, tx }));
}

async function openOrganization(
  deps: Deps,
  { viewer, tx, body, file, now }: ForPerson<typeof call>,
) {
  const { organizationId, facilityId } = await insertFacility(tx, viewer, body, now);
  await writeFacilityData(tx, await lockFacility(tx, facilityId), body, now);
  await keepPicture(deps, tx, { facilityId, file, uploaderId: viewer.userId, now });
  const facility = await readOwnFacility(tx, facilityId);
  return { id: organizationId, name: body.name, facility: { ...facility, FacilityId: facilityId } };
}
