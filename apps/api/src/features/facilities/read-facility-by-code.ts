import type { AnswerOf } from '@zampa/contract/call';
import type { readFacilityByCode as call } from '@zampa/contract/facilities/read-facility-by-code';
import type { Deps } from '../../deps.ts';
import type { PersonContext } from '../../http/context.ts';
import { facilityByCode } from '../clients/public.ts';

/** Returns which clinic a code belongs to. Refusals: FACILITY_CODE_UNKNOWN, TOO_MANY_REQUESTS. */
export async function readFacilityByCode(
  { viewer, tx, network, params }: PersonContext<typeof call>,
  deps: Deps,
): Promise<AnswerOf<typeof call>> {
  const { userId } = viewer;
  const facility = await facilityByCode(deps, tx, { userId, network }, { typed: params.code });
  const { id, name, city, imageId } = facility;
  return { id, name, city, image: imageId && `/api/files/${imageId}` };
}
