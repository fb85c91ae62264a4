import { billingAccounts } from '@zampa/db/schema/subscription';
import { extraUsersAfter } from '@zampa/domain/subscription/plans';
import {
  isStale,
  planOfSubscription,
  runningSubscription,
  type ProviderSubscription,
} from '@zampa/domain/subscription/subscription';
import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { BillingPage } from '../../ports/billing-provider.ts';
import { publishSubscription } from '../../realtime/publish-subscription.ts';
import { lockFacility } from '../facilities/public.ts';
import { pageStateAt, type BillingAccount } from './billing-accounts.ts';
import { activatePlan } from './activate-plan.ts';
import { checkAbandonedPages, abandonPage } from './abandoned-pages.ts';

/**
 * Reads a customer's subscription from the provider and applies it, after a webhook, a call by staff or a scheduled
 * check. Idempotent and independent of order. Ignores customers that are not ours.
 */
export async function refreshSubscription(deps: Deps, customerId: string): Promise<void> {
  const { db, billingProvider } = deps;
  const [account] = await db
    .select()
    .from(billingAccounts)
    .where(
      and(
        eq(billingAccounts.customerId, customerId),
        eq(billingAccounts.mode, billingProvider.mode),
      ),
    );
  if (!account) return;
  await checkAbandonedPages(deps, account);
  const page = account.pageId ? await billingProvider.readPage(account.pageId) : null;
  await applySubscription(deps, account, page, await readCurrentSubscription(deps, account, page));
}

/**
 * Returns the customer's subscription. Ends and refunds duplicates that were paid on two checkout pages, and resumes
 * a canceled one that was paid again.
 */
async function readCurrentSubscription(
  { billingProvider }: Deps,
  { customerId }: BillingAccount,
  page: BillingPage | null,
): Promise<ProviderSubscription | null> {
  const { current, surplus } = await billingProvider.readSubscriptions(customerId);
  for (const id of surplus) await billingProvider.endSubscription(id, 'GIVEN_BACK');
  if (page?.state !== 'DONE' || current?.state !== 'non_renewing') return current;
  await billingProvider.resumeSubscription(current.id);
  return (await billingProvider.readSubscriptions(customerId)).current;
}

/**
 * Whether the checkout page was opened for another number of seats. Paying on it would lose seats bought since, or
 * charge for seats given up.
 */
const hasOutdatedSeats = (
  { pagePlan, pageExtraUsers }: BillingAccount,
  current: ProviderSubscription | null,
) =>
  pagePlan !== null && pageExtraUsers !== extraUsersAfter(runningSubscription(current), pagePlan);

const NO_PAGE = {
  pageId: null,
  pageUrl: null,
  pagePlan: null,
  pageExtraUsers: null,
  pageExpiresAt: null,
} as const;

async function applySubscription(
  deps: Deps,
  { organizationId, facilityId, pageId: checkedPageId }: BillingAccount,
  page: BillingPage | null,
  current: ProviderSubscription | null,
): Promise<void> {
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const locked = await lockFacility(tx, facilityId);
    const [account] = await tx
      .select()
      .from(billingAccounts)
      .where(eq(billingAccounts.organizationId, organizationId));
    if (!account) return;
    const isOver = account.pageId === checkedPageId && pageStateAt(page, now) !== 'OPEN';
    const stored = { id: account.subscriptionId, version: account.version };
    // The subscription was read before the account; if outdated, it lacks seats bought in the meantime.
    const isOld = current !== null && isStale(stored, current);
    const shouldAbandon = !isOver && !isOld && hasOutdatedSeats(account, current);
    if (shouldAbandon) await abandonPage(tx, account, current);
    const closesPage = account.pageId !== null && (isOver || shouldAbandon);
    const isNewer = current !== null && !isOld;
    await tx
      .update(billingAccounts)
      .set({
        readAt: now,
        ...(isNewer && { subscriptionId: current.id, version: current.version }),
        ...(closesPage && NO_PAGE),
      })
      .where(eq(billingAccounts.organizationId, organizationId));
    if (isNewer) {
      const since = locked.organization.pastDueSince ?? now;
      const plan = planOfSubscription(current, current.dueSince ? now : since);
      await activatePlan(deps, { tx, now }, locked, { plan, customerId: account.customerId });
    }
    if (closesPage) publishSubscription(deps, tx, organizationId, { toClients: false });
  });
}
