import type { createService as call } from '@zampa/contract/services/create-service';
import { services } from '@zampa/db/schema/facilities';
import type { Deps } from '../../deps.ts';
import type { PersonContext } from '../../http/context.ts';
import { newId } from '../../db/ids.ts';
import { publishStaff } from '../../realtime/publish-staff.ts';
import { readService } from './read-service.ts';
import { requireOfferable } from './require-offerable.ts';

/** Creates a service of a facility. Errors: VALIDATION, PAYMENTS_NOT_CONFIGURED. */
export async function createService({ tx, body, now }: PersonContext<typeof call>, deps: Deps) {
  const { ServiceTypeId: serviceTypeId, ...offer } = body;
  await requireOfferable(tx, { ...offer, serviceTypeId });
  const id = newId();
  await tx.insert(services).values({ ...offer, serviceTypeId, id, createdAt: now, updatedAt: now });
  publishStaff(deps, tx, body.facilityId, null);
  return readService(tx, id);
}
