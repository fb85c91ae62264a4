import type { AnswerOf } from '@zampa/contract/call';
import type { readFacilityByCode as call } from '@zampa/contract/facilities/read-facility-by-code';
import type { Deps } from '../../deps.ts';
import type { PersonContext } from '../../http/context.ts';
import { findFacilityByCode } from '../clients/public.ts';

/** Returns the clinic that a code belongs to. Errors: FACILITY_CODE_UNKNOWN, TOO_MANY_REQUESTS. */
export async function readFacilityByCode(
  { viewer, tx, network, params }: PersonContext<typeof call>,
  deps: Deps,
): Promise<AnswerOf<typeof call>> {
  const { userId } = viewer;
  const facility = await findFacilityByCode(deps, tx, { userId, network }, { typed: params.code });
  const { id, name, city, imageId } = facility;
  return { id, name, city, image: imageId && `/api/files/${imageId}` };
}
