import { billingAccounts } from '@zampa/db/schema/subscription';
import { extraUsersAfter } from '@zampa/domain/subscription/plans';
import {
  isStale,
  planOf,
  runningOf,
  type ProviderSubscription,
} from '@zampa/domain/subscription/subscription';
import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { BillingPage } from '../../ports/billing-provider.ts';
import { publishSubscription } from '../../realtime/publish-subscription.ts';
import { lockFacility } from '../facilities/public.ts';
import { pageStateAt, type BillingAccount } from './billing-accounts.ts';
import { letGovern } from './govern.ts';
import { followLeftPages, leavePage } from './left-pages.ts';

/**
 * Asks the provider how the subscription of a customer stands, and applies that, whoever asked: a message of it, a member of
 * the staff, or the clock. In any order and any number of times it comes to the same. One that is not ours is left alone.
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
  await followLeftPages(deps, account);
  const page = account.pageId ? await billingProvider.readPage(account.pageId) : null;
  await apply(deps, account, page, await readCurrent(deps, account, page));
}

/**
 * Who has paid on two pages pays for one subscription, and gets back what the other cost; who has paid again for what
 * was given up goes on with it.
 */
async function readCurrent(
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

/** Seats that were bought or given up since a page was opened would be lost, or paid for again, on it. */
const isForOtherSeats = (
  { pagePlan, pageExtraUsers }: BillingAccount,
  current: ProviderSubscription | null,
) => pagePlan !== null && pageExtraUsers !== extraUsersAfter(runningOf(current), pagePlan);

const NO_PAGE = {
  pageId: null,
  pageUrl: null,
  pagePlan: null,
  pageExtraUsers: null,
  pageExpiresAt: null,
} as const;

async function apply(
  deps: Deps,
  { organizationId, facilityId, pageId: askedPage }: BillingAccount,
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
    const isOver = account.pageId === askedPage && pageStateAt(page, now) !== 'OPEN';
    const known = { id: account.subscriptionId, version: account.version };
    // Read before what is known by now: it counts no seats that were bought meanwhile.
    const isOld = current !== null && isStale(known, current);
    const isLeft = !isOver && !isOld && isForOtherSeats(account, current);
    if (isLeft) await leavePage(tx, account, current);
    const closesPage = account.pageId !== null && (isOver || isLeft);
    const isNews = current !== null && !isOld;
    await tx
      .update(billingAccounts)
      .set({
        readAt: now,
        ...(isNews && { subscriptionId: current.id, version: current.version }),
        ...(closesPage && NO_PAGE),
      })
      .where(eq(billingAccounts.organizationId, organizationId));
    if (isNews) {
      const since = locked.organization.pastDueSince ?? now;
      const plan = planOf(current, current.dueSince ? now : since);
      await letGovern(deps, { tx, now }, locked, { plan, customerId: account.customerId });
    }
    if (closesPage) publishSubscription(deps, tx, organizationId, { toClients: false });
  });
}
