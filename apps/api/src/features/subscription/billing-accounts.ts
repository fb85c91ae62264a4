import { facilities } from '@zampa/db/schema/facilities';
import { billingAccounts, leftBillingPages } from '@zampa/db/schema/subscription';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { BillingPage, BillingProvider } from '../../ports/billing-provider.ts';

export type BillingAccount = typeof billingAccounts.$inferSelect;

/** Finds the account of a facility's organization with this provider; what another knows does not count. */
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

/** Returns under which name the provider knows a facility. */
export const customerIdOf = (facilityId: string): string => `fac_${facilityId}`;

/** Returns the page of an account that is still open. */
export const openPageOf = (account: BillingAccount | null, now: Date) =>
  account?.pageUrl && account.pagePlan && account.pageExpiresAt && account.pageExpiresAt > now
    ? { id: account.pageId, plan: account.pagePlan, url: account.pageUrl }
    : null;

/** Returns how a page stands at a moment: one whose time is over cannot be paid any more, nor one that is not known. */
export const pageStateAt = (page: BillingPage | null, now: Date): BillingPage['state'] =>
  page === null || (page.state === 'OPEN' && page.expiresAt <= now) ? 'OVER' : page.state;

type NewAccount = Pick<BillingAccount, 'organizationId' | 'facilityId' | 'customerId' | 'mode'>;

/** Writes an organization's account; that of another provider gives way to it. */
export async function saveAccount(tx: Queryable, account: NewAccount, now: Date): Promise<void> {
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
