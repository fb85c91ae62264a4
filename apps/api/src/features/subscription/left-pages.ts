import { leftBillingPages } from '@zampa/db/schema/subscription';
import { extraUsersAfter } from '@zampa/domain/subscription/plans';
import { runningOf, type ProviderSubscription } from '@zampa/domain/subscription/subscription';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { pageStateAt, type BillingAccount } from './billing-accounts.ts';

type LeftPage = typeof leftBillingPages.$inferSelect;

/**
 * Writes that the page of an account is shown no more. The provider has no way to close one: it can still be paid, and
 * would then have fewer people, or more, paid for than are by now.
 */
export async function leavePage(
  tx: Queryable,
  { organizationId, pageId, pagePlan: plan }: BillingAccount,
  current: ProviderSubscription | null,
): Promise<void> {
  if (pageId === null || plan === null) return;
  const extraUsers = extraUsersAfter(runningOf(current), plan);
  await tx
    .insert(leftBillingPages)
    .values({ pageId, organizationId, plan, extraUsers })
    .onConflictDoNothing();
}

/**
 * Asks the provider about the pages that an organization left. Where one was paid after all, those are paid for who were
 * before it; where one is open still, what was bought and given up by now is what will count.
 */
export async function followLeftPages(
  deps: Deps,
  { organizationId, customerId }: BillingAccount,
): Promise<void> {
  const { db, billingProvider } = deps;
  const left = await db
    .select()
    .from(leftBillingPages)
    .where(eq(leftBillingPages.organizationId, organizationId));
  if (left.length === 0) return;
  // Before the pages: one that is open after it has not changed it yet.
  const { current } = await billingProvider.readSubscriptions(customerId);
  const now = deps.clock.now();
  const asked = await Promise.all(
    left.map(async (page) => ({
      page,
      state: pageStateAt(await billingProvider.readPage(page.pageId), now),
    })),
  );
  const paid = asked.filter(({ state }) => state === 'DONE');
  for (const { page } of paid) await restoreExtraUsers(deps, customerId, page);
  for (const { page, state } of asked)
    if (state !== 'OPEN')
      await db.delete(leftBillingPages).where(eq(leftBillingPages.pageId, page.pageId));
    else if (paid.length === 0) await updateExtraUsers(db, page, current);
}

async function restoreExtraUsers(
  { billingProvider }: Deps,
  customerId: string,
  { plan, extraUsers }: LeftPage,
): Promise<void> {
  const running = runningOf((await billingProvider.readSubscriptions(customerId)).current);
  if (running?.planId === plan && running.extraUsers !== extraUsers)
    await billingProvider.changeExtraUsers(running, extraUsers);
}

async function updateExtraUsers(
  db: Queryable,
  { pageId, plan, extraUsers: before }: LeftPage,
  current: ProviderSubscription | null,
): Promise<void> {
  const extraUsers = extraUsersAfter(runningOf(current), plan);
  if (extraUsers === before) return;
  await db.update(leftBillingPages).set({ extraUsers }).where(eq(leftBillingPages.pageId, pageId));
}
