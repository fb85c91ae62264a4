import { facilities } from '@zampa/db/schema/facilities';
import { billingAccounts, leftBillingPages } from '@zampa/db/schema/subscription';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { BillingPage, BillingProvider } from '../../ports/billing-provider.ts';

export type BillingAccount = typeof billingAccounts.$inferSelect;

/**
 * Finds the billing account of a facility's organization at this provider; accounts at another provider are ignored.
 */
export async function findBillingAccount(
  db: Queryable,
  { mode }: Pick<BillingProvider, 'mode'>,
  facilityId: string,
): Promise<BillingAccount | null> {
  const [found] = await db
    .select({ account: billingAccounts })
    .from(billingAccounts)
    .innerJoin(facilities, eq(facilities.organizationId, billingAccounts.organizationId))
    .where(and(eq(facilities.id, facilityId), eq(billingAccounts.mode, mode)));
  return found?.account ?? null;
}

/** Returns the provider's customer id for a facility. */
export const customerIdOf = (facilityId: string): string => `fac_${facilityId}`;

/** Returns the open checkout page of a billing account; null if no page is open. */
export const openCheckoutOf = (account: BillingAccount | null, now: Date) =>
  account?.pageUrl && account.pagePlan && account.pageExpiresAt && account.pageExpiresAt > now
    ? { id: account.pageId, plan: account.pagePlan, url: account.pageUrl }
    : null;

/** Returns the state of a checkout page at a time. A page that has expired or is unknown is OVER. */
export const pageStateAt = (page: BillingPage | null, now: Date): BillingPage['state'] =>
  page === null || (page.state === 'OPEN' && page.expiresAt <= now) ? 'OVER' : page.state;

type NewAccount = Pick<BillingAccount, 'organizationId' | 'facilityId' | 'customerId' | 'mode'>;

/** Saves an organization's billing account, replacing one at another provider. */
export async function saveBillingAccount(
  tx: Queryable,
  account: NewAccount,
  now: Date,
): Promise<void> {
  const fresh = {
    ...account,
    subscriptionId: null,
    version: 0,
    pageId: null,
    pageUrl: null,
    pagePlan: null,
    pageExtraUsers: null,
    pageExpiresAt: null,
    readAt: now,
  };
  await tx
    .insert(billingAccounts)
    .values({ ...fresh, createdAt: now })
    .onConflictDoUpdate({ target: billingAccounts.organizationId, set: fresh });
  await tx
    .delete(leftBillingPages)
    .where(eq(leftBillingPages.organizationId, account.organizationId));
}
