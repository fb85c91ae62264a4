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
  changesOf,
  lockFacility,
  readOwnFacility,
  writeOrganizationData,
} from '../facilities/public.ts';
import { findBillingAccount, saveAccount } from './billing-accounts.ts';
import { refreshSubscription } from './refresh-subscription.ts';

/**
 * Notes as whom the provider knows a facility. What was sent is not believed: the customer has to be there, and to be this
 * facility's or its organization's. Refusals: NOT_FOUND for any other, UNAVAILABLE.
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
      await saveAccount(tx, { organizationId, facilityId, customerId, mode }, now);
    const named = changesOf(organization, omitUndefined({ businessName }));
    const isNamed = Object.keys(named).length > 0;
    // A name that changes is published with what it stands in.
    if (isNamed) await writeOrganizationData(deps, { tx, now }, organizationId, named);
    else publishSubscription(deps, tx, organizationId, { toClients: false });
    await tx
      .update(facilities)
      .set({ billingCustomerId: customerId, configurationStatus: 'DONE' })
      .where(eq(facilities.id, facilityId));
  });
  await refreshSubscription({ ...deps, db }, customerId);
  return readOwnFacility(db, facilityId);
}
