import { leftBillingPages } from '@zampa/db/schema/subscription';
import { extraUsersAfter } from '@zampa/domain/subscription/plans';
import {
  runningSubscription,
  type ProviderSubscription,
} from '@zampa/domain/subscription/subscription';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { pageStateAt, type BillingAccount } from './billing-accounts.ts';

type AbandonedPage = typeof leftBillingPages.$inferSelect;

/**
 * Records that a checkout page is no longer shown. The provider cannot close it, so it can still be paid, for an
 * outdated number of seats.
 */
export async function abandonPage(
  tx: Queryable,
  { organizationId, pageId, pagePlan: plan }: BillingAccount,
  current: ProviderSubscription | null,
): Promise<void> {
  if (pageId === null || plan === null) return;
  const extraUsers = extraUsersAfter(runningSubscription(current), plan);
  await tx
    .insert(leftBillingPages)
    .values({ pageId, organizationId, plan, extraUsers })
    .onConflictDoNothing();
}

/**
 * Checks abandoned checkout pages at the provider. If a page was paid after all, restores the number of seats
 * saved with it. For a page that is still open, updates that number to the current one.
 */
export async function checkAbandonedPages(
  deps: Deps,
  { organizationId, customerId }: BillingAccount,
): Promise<void> {
  const { db, billingProvider } = deps;
  const abandoned = await db
    .select()
    .from(leftBillingPages)
    .where(eq(leftBillingPages.organizationId, organizationId));
  if (abandoned.length === 0) return;
  // Read before the pages, so that it does not contain changes by a page that is still open.
  const { current } = await billingProvider.readSubscriptions(customerId);
  const now = deps.clock.now();
  const pageStates = await Promise.all(
    abandoned.map(async (page) => ({
      page,
      state: pageStateAt(await billingProvider.readPage(page.pageId), now),
    })),
  );
  const paid = pageStates.filter(({ state }) => state === 'DONE');
  for (const { page } of paid) await restoreExtraUsers(deps, customerId, page);
  for (const { page, state } of pageStates)
    if (state !== 'OPEN')
      await db.delete(leftBillingPages).where(eq(leftBillingPages.pageId, page.pageId));
    else if (paid.length === 0) await updateExtraUsers(db, page, current);
}

async function restoreExtraUsers(
  { billingProvider }: Deps,
  customerId: string,
  { plan, extraUsers }: AbandonedPage,
): Promise<void> {
  const running = runningSubscription(
    (await billingProvider.readSubscriptions(customerId)).current,
  );
  if (running?.planId === plan && running.extraUsers !== extraUsers)
    await billingProvider.changeExtraUsers(running, extraUsers);
}

async function updateExtraUsers(
  db: Queryable,
  { pageId, plan, extraUsers: before }: AbandonedPage,
  current: ProviderSubscription | null,
): Promise<void> {
  const extraUsers = extraUsersAfter(runningSubscription(current), plan);
  if (extraUsers === before) return;
  await db.update(leftBillingPages).set({ extraUsers }).where(eq(leftBillingPages.pageId, pageId));
}
