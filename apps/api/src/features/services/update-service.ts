import type { updateService as call } from '@zampa/contract/services/update-service';
import { services } from '@zampa/db/schema/facilities';
import { eq } from 'drizzle-orm';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { PersonContext } from '../../platform/context.ts';
import { refuseStale } from '../../platform/if-match.ts';
import { readService } from './read-service.ts';
import { requireOfferable } from './require-offerable.ts';

/** Changes a service; what was asked for before keeps its name and price. Refusals: VALIDATION, PAYMENTS_NOT_CONFIGURED, STALE. */
export async function updateService({
  tx,
  query: { id },
  body,
  ifMatch,
  now,
}: PersonContext<typeof call>) {
  const [service] = await tx.select().from(services).where(eq(services.id, id)).for('update');
  if (!service) throw new Refusal('NOT_FOUND');
  refuseStale(ifMatch, service.updatedAt);
  const changed = { ...service, ...omitUndefined(body), updatedAt: now };
  await requireOfferable(tx, changed);
  await tx.update(services).set(changed).where(eq(services.id, id));
  return readService(tx, id);
}
