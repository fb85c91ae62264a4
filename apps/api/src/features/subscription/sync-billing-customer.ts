import type { Deps } from '../../deps.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { findBillingAccount } from './billing-accounts.ts';
import { saveCustomer } from './save-customer.ts';

/** Sends changed invoice data to the provider. Does nothing for organizations without a billing account. */
export function syncBillingCustomer({
  db,
  billingProvider,
}: Deps): JobHandler<'syncBillingCustomer'> {
  return async ({ facilityId }) => {
    if (await findBillingAccount(db, billingProvider, facilityId))
      await saveCustomer(db, billingProvider, facilityId);
  };
}
