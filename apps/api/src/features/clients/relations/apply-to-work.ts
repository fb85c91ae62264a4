import type { AppliedFacility } from '@zampa/contract/people/user';
import type { joinFacility } from '@zampa/contract/clients/join-facility';
import type { Deps } from '../../../deps.ts';
import type { PersonContext } from '../../../http/context.ts';
import { spendJoinRequest } from '../../../http/rate-limits/spend-join-request.ts';
import { createApplication } from './create-application.ts';
import { facilityByCode } from './facility-by-code.ts';

/**
 * Asks to join the staff of the facility with this code; until an admin accepts, it gives no right at all. Asking
 * twice, or as one of the staff, changes nothing. Refusals: FACILITY_CODE_UNKNOWN, TOO_MANY_REQUESTS.
 */
export async function applyToWork(
  deps: Deps,
  { viewer, tx, body, network, now }: PersonContext<typeof joinFacility>,
): Promise<AppliedFacility> {
  const { userId } = viewer;
  const asker = { userId, network };
  const facility = await facilityByCode(deps, tx, asker, {
    typed: body.facilityCode,
    field: 'facilityCode',
  });
  const { id: facilityId, name, city, imageId } = facility;
  const isNew = await createApplication(deps, { tx, now }, { facilityId, userId });
  if (isNew) await spendJoinRequest(deps.limits, userId, facilityId);
  return { id: facilityId, name, city, image: imageId && `/api/files/${imageId}` };
}
