import type { AnswerOf } from '@zampa/contract/call';
import type { subscribeFacility as call } from '@zampa/contract/subscription/subscribe-facility';
import { facilities } from '@zampa/db/schema/facilities';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../db/database.ts';
import { omitUndefined } from '../../db/omit-undefined.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { publishSubscription } from '../../realtime/publish-subscription.ts';
import {
  changedFields,
  lockFacility,
  readOwnFacility,
  saveOrganizationData,
} from '../facilities/public.ts';
import { findBillingAccount, saveBillingAccount } from './billing-accounts.ts';
import { refreshSubscription } from './refresh-subscription.ts';

/**
 * Saves the provider's customer id of a facility. The id is not trusted: the customer must exist at the provider and
 * belong to this facility or its organization. Errors: NOT_FOUND otherwise, UNAVAILABLE.
 */
export async function subscribeFacility(
  { db, body, now }: PersonContext<typeof call>,
  deps: Deps,
): Promise<AnswerOf<typeof call>> {
  const { ChargebeeCustomerId: customerId, businessName, facilityId } = body;
  const { billingProvider } = deps;
  const customer = await billingProvider.readCustomer(customerId);
  const account = await findBillingAccount(db, billingProvider, facilityId);
  const isOwn = customer?.facilityId === facilityId || account?.customerId === customerId;
  if (!customer || !isOwn) throw new Refusal('NOT_FOUND');
  await inTransaction(db, async (tx) => {
    const { organization } = await lockFacility(tx, facilityId);
    const { id: organizationId } = organization;
    const { mode } = billingProvider;
    if (!(await findBillingAccount(tx, billingProvider, facilityId)))
      await saveBillingAccount(tx, { organizationId, facilityId, customerId, mode }, now);
    const named = changedFields(organization, omitUndefined({ businessName }));
    const isNamed = Object.keys(named).length > 0;
    // Saving the name publishes the organization's data, which includes the subscription.
    if (isNamed) await saveOrganizationData(deps, { tx, now }, organizationId, named);
    else publishSubscription(deps, tx, organizationId, { toClients: false });
    await tx
      .update(facilities)
      .set({ billingCustomerId: customerId, configurationStatus: 'DONE' })
      .where(eq(facilities.id, facilityId));
  });
  await refreshSubscription({ ...deps, db }, customerId);
  return readOwnFacility(db, facilityId, now);
}
