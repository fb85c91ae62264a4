import { facilities, services } from '@zampa/db/schema/facilities';
import { refusalToEnable } from '@zampa/domain/services/service-types';
import { and, eq, inArray } from 'drizzle-orm';
import { findAdminIds } from '../../../access/find-admin-ids.ts';
import type { Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { enqueueEmailAndSms, findReadersOfFacility } from '../../../emails/notification-emails.ts';

/**
 * Disables the services that clients would have to pay by card, at every clinic of an organization. Notifies the
 * admins of each clinic in the app, and each clinic by e-mail.
 */
export async function disablePaidServices(
  deps: Deps,
  tx: Queryable,
  organizationId: string,
  once: string,
): Promise<void> {
  const places = await tx
    .select({ id: facilities.id, facility: facilities.name, zone: facilities.timezone })
    .from(facilities)
    .where(eq(facilities.organizationId, organizationId));
  const now = deps.clock.now();
  for (const { id, ...place } of places) {
    const offered = await tx
      .select()
      .from(services)
      .where(and(eq(services.facilityId, id), eq(services.enabled, true)))
      .for('update');
    const ended = offered.filter((service) => refusalToEnable(service, false) !== null);
    await tx
      .update(services)
      .set({ enabled: false, updatedAt: now })
      .where(
        inArray(
          services.id,
          ended.map((service) => service.id),
        ),
      );
    deps.outbox.enqueue(tx, 'notify', {
      kind: 'CARDS_LOST',
      by: null,
      facilityId: id,
      conversation: null,
      to: await findAdminIds(tx, id),
      starts: [],
    });
    await enqueueEmailAndSms(deps, tx, await findReadersOfFacility(tx, id), {
      ...place,
      news: 'CARDS_LOST',
      person: place.facility,
      pets: [],
      starts: [],
      conversationId: null,
      path: '/workspace/digital-payments',
      once: `CARDS_LOST:${id}:${once}:${now.getTime()}`,
    });
  }
}
