import type { AppliedFacility } from '@zampa/contract/people/user';
import type { joinFacility } from '@zampa/contract/clients/join-facility';
import type { Deps } from '../../../deps.ts';
import type { PersonContext } from '../../../http/context.ts';
import { spendJoinRequest } from '../../../limits/spend-join-request.ts';
import { createApplication } from './create-application.ts';
import { findFacilityByCode } from './find-facility-by-code.ts';

/**
 * Submits a request to join the staff of the facility with this code. The request gives no access until an admin
 * accepts it. Idempotent, also for existing staff. Errors: FACILITY_CODE_UNKNOWN, TOO_MANY_REQUESTS.
 */
export async function requestToJoinStaff(
  deps: Deps,
  { viewer, tx, body, network, now }: PersonContext<typeof joinFacility>,
): Promise<AppliedFacility> {
  const { userId } = viewer;
  const codeUser = { userId, network };
  const facility = await findFacilityByCode(deps, tx, codeUser, {
    typed: body.facilityCode,
    field: 'facilityCode',
  });
  const { id: facilityId, name, city, imageId } = facility;
  const isNew = await createApplication(deps, { tx, now }, { facilityId, userId });
  if (isNew) await spendJoinRequest(deps.limits, userId, facilityId);
  return { id: facilityId, name, city, image: imageId && `/api/files/${imageId}` };
}
