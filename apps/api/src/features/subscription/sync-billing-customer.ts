import type { Deps } from '../../deps.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { findBillingAccount } from './billing-accounts.ts';
import { saveCustomer } from './save-customer.ts';

/** Tells the provider what has changed of what invoices need; who has no account there yet needs no telling. */
export function syncBillingCustomer({
  db,
  billingProvider,
}: Deps): JobHandler<'syncBillingCustomer'> {
  return async ({ facilityId }) => {
    if (await findBillingAccount(db, billingProvider, facilityId))
      await saveCustomer(db, billingProvider, facilityId);
  };
}
