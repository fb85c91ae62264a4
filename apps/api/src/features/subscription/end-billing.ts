import type { Deps } from '../../deps.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import type { ErasureSteps } from '../../personal-data.ts';
import { findBillingAccount } from './billing-accounts.ts';

/** Ends what a facility pays us once nobody works there any more. */
export const billingErasure: ErasureSteps<Deps> = {
  async erase({ outbox }, { tx }, { desertedFacilities }) {
    for (const facilityId of desertedFacilities) outbox.enqueue(tx, 'endBilling', { facilityId });
  },
};

/**
 * Ends the subscriptions of a facility with the billing provider, which forgets who the customer was; invoices that were
 * written stay with it. Who never was its customer has nothing to end.
 */
export function endBilling({ db, billingProvider }: Deps): JobHandler<'endBilling'> {
  return async ({ facilityId }) => {
    const account = await findBillingAccount(db, billingProvider, facilityId);
    if (account?.facilityId !== facilityId) return;
    const { current, surplus } = await billingProvider.readSubscriptions(account.customerId);
    const running = current && current.state !== 'cancelled' ? [current.id] : [];
    for (const id of [...running, ...surplus]) await billingProvider.endSubscription(id, 'AT_ONCE');
    await billingProvider.forgetCustomer(account.customerId);
  };
}
