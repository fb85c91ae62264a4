import { runningSubscription } from '@zampa/domain/subscription/subscription';
import { sql } from 'drizzle-orm';
import { uuids } from '../../db/arrays.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import type { ErasureSteps } from '../../personal-data.ts';
import { findBillingAccount } from './billing-accounts.ts';

/**
 * Ends the billing of facilities without any staff left. An account that also pays for other clinics of the
 * organization is transferred to one that still has staff.
 */
export const billingErasure: ErasureSteps<Deps> = {
  async erase({ outbox }, { tx }, { desertedFacilities }) {
    const heirs = await transferAccounts(tx, desertedFacilities);
    for (const facilityId of heirs) outbox.enqueue(tx, 'syncBillingCustomer', { facilityId });
    for (const facilityId of desertedFacilities) outbox.enqueue(tx, 'endBilling', { facilityId });
  },
};

/** Transfers the billing accounts of deserted facilities to other facilities of the organization, and returns those. */
async function transferAccounts(
  tx: Queryable,
  deserted: readonly string[],
): Promise<readonly string[]> {
  const handed = await rowsOf<{ facilityId: string }>(
    tx,
    sql`update billing_accounts a set facility_id = heir.id
      from (select distinct on (f.organization_id) f.id, f.organization_id from facilities f
        where f.id <> all(${uuids(deserted)})
          and exists (select from facility_members m where m.facility_id = f.id and m.status = 'ACTIVE')
        order by f.organization_id, f.created_at, f.id) heir
      where a.facility_id = any(${uuids(deserted)}) and heir.organization_id = a.organization_id
      returning a.facility_id as "facilityId"`,
  );
  return handed.map(({ facilityId }) => facilityId);
}

/**
 * Ends a facility's subscriptions at the billing provider and deletes its customer data there. The provider keeps
 * issued invoices. Does nothing without a billing account.
 */
export function endBilling({ db, billingProvider }: Deps): JobHandler<'endBilling'> {
  return async ({ facilityId }) => {
    const account = await findBillingAccount(db, billingProvider, facilityId);
    if (account?.facilityId !== facilityId) return;
    const { current, surplus } = await billingProvider.readSubscriptions(account.customerId);
    const running = runningSubscription(current);
    for (const id of [...(running ? [running.id] : []), ...surplus])
      await billingProvider.endSubscription(id, 'AT_ONCE');
    await billingProvider.forgetCustomer(account.customerId);
  };
}
