import type { createOrganization as call } from '@zampa/contract/facilities/create-organization';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../limits/table.ts';
import type { PersonContext } from '../../http/context.ts';
import { readOwnFacility } from './facility-json.ts';
import { withoutPersonIn } from '../../access/acting.ts';
import { saveFacilityData } from './facility-data.ts';
import { logDeclarations } from './log-declarations.ts';
import { storeFacilityPicture } from './store-facility-picture.ts';
import { lockFacility } from './lock-facility.ts';
import { insertFacility } from './open-facility.ts';

/** Opens a clinic with all its data. Errors: VALIDATION, VAT_EXISTS, TRIAL_ONE_FACILITY, TOO_MANY_REQUESTS. */
export async function createOrganization(context: PersonContext<typeof call>, deps: Deps) {
  await logDeclarations(context);
  const opened = await withoutPersonIn(context.tx, 'newcomers', (tx) =>
    openOrganization(deps, { ...context, tx }),
  );
  // Counted only after success: a rejected request creates no organization.
  await deps.limits.spend(LIMITS.organizations, context.viewer.userId);
  return opened;
}

async function openOrganization(
  deps: Deps,
  { viewer, tx, body, file, now }: PersonContext<typeof call>,
) {
  const { acceptedSpecialConditions: _approved, ownershipDeclaration: _declared, ...data } = body;
  const { organizationId, facilityId } = await insertFacility(tx, viewer, data, now);
  const stored = await lockFacility(tx, facilityId);
  await saveFacilityData(deps, { tx, now }, { ...stored, governs: true }, data);
  await storeFacilityPicture(deps, { tx, viewer, now }, { facilityId, file });
  const facility = await readOwnFacility(tx, facilityId, now);
  return { id: organizationId, name: body.name, facility: { ...facility, FacilityId: facilityId } };
}
