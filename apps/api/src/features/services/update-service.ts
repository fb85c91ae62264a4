import type { updateService as call } from '@zampa/contract/services/update-service';
import { services } from '@zampa/db/schema/facilities';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { omitUndefined } from '../../db/omit-undefined.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { refuseStale } from '../../http/input/if-match.ts';
import { publishStaff } from '../../realtime/publish-staff.ts';
import { readService } from './read-service.ts';
import { requireOfferable } from './require-offerable.ts';

/**
 * Updates a service. Existing requests keep its earlier name and price. Errors: VALIDATION, PAYMENTS_NOT_CONFIGURED,
 * STALE.
 */
export async function updateService(
  { tx, query: { id }, body, ifMatch, now }: PersonContext<typeof call>,
  deps: Deps,
) {
  const [service] = await tx.select().from(services).where(eq(services.id, id)).for('update');
  if (!service) throw new Refusal('NOT_FOUND');
  refuseStale(ifMatch, service.updatedAt);
  const changed = { ...service, ...omitUndefined(body), updatedAt: now };
  await requireOfferable(tx, changed);
  await tx.update(services).set(changed).where(eq(services.id, id));
  publishStaff(deps, tx, service.facilityId, null);
  return readService(tx, id);
}
