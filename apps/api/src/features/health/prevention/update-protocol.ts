import type { ProtocolItem } from '@zampa/contract/health/objects/protocol';
import type { updateProtocol as call } from '@zampa/contract/health/update-protocol';
import { protocolItems } from '@zampa/db/schema/vaccinations';
import { services } from '@zampa/db/schema/facilities';
import { VISIT_SERVICE_TYPE } from '@zampa/domain/services/service-types';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { omitUndefined } from '../../../db/omit-undefined.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { refuseStale } from '../../../http/input/if-match.ts';
import { requireTreating } from '../require-treating.ts';
import { protocolsQuery, readProtocolItems } from './protocol-json.ts';

/**
 * Changes a rule of a clinic's protocols. Errors: NOT_FOUND, FORBIDDEN for assistants, STALE, VALIDATION for a service
 * of another clinic or one without an appointment at the clinic.
 */
export async function updateProtocol({
  viewer,
  tx,
  query,
  body,
  ifMatch,
  now,
}: PersonContext<typeof call>): Promise<ProtocolItem> {
  const [stored] = await tx
    .select()
    .from(protocolItems)
    .where(eq(protocolItems.id, query.id))
    .for('update');
  if (!stored) throw new Refusal('NOT_FOUND');
  requireTreating(viewer, stored.facilityId);
  refuseStale(ifMatch, stored.updatedAt);
  const { ServiceId: serviceId, recallDays, ...rule } = body;
  if (serviceId) await requireService(tx, serviceId, stored.facilityId);
  await tx
    .update(protocolItems)
    .set({
      ...rule,
      ...omitUndefined({ serviceId, recallDays: recallDays && distinctDays(recallDays) }),
      updatedAt: now,
    })
    .where(eq(protocolItems.id, stored.id));
  const [item] = await readProtocolItems(tx, sql`${protocolsQuery} where r.id = ${stored.id}`);
  if (!item) throw new Refusal('NOT_FOUND');
  return item;
}

const distinctDays = (days: readonly number[]) =>
  [...new Set(days)].toSorted((one, other) => one - other);

/** Throws VALIDATION unless it is an appointment of the clinic. */
async function requireService(tx: Queryable, id: string, facilityId: string): Promise<void> {
  const [service] = await tx
    .select({ type: services.serviceTypeId })
    .from(services)
    .where(and(eq(services.id, id), eq(services.facilityId, facilityId)));
  if (service?.type !== VISIT_SERVICE_TYPE) throw invalid('ServiceId', 'unknown');
}
