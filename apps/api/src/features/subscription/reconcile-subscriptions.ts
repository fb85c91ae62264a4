import { organizations } from '@zampa/db/schema/facilities';
import { billingAccounts, leftBillingPages } from '@zampa/db/schema/subscription';
import { HOUR_MS, MINUTE_MS } from '@zampa/domain/time/durations';
import { and, asc, eq, inArray, isNotNull, lt, or } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { collectFailures } from '../../jobs/collect-failures.ts';
import { refreshSubscription } from './refresh-subscription.ts';

/** Interval after which a subscription is read from the provider even without a webhook. */
const QUIET_MS = 6 * HOUR_MS;
/** Shorter interval while a checkout page is open or the term has ended. */
const PENDING_MS = MINUTE_MS;
const BATCH_SIZE = 20;

/**
 * Reads subscriptions without recent updates from the provider, so that no clinic loses its plan because of a lost
 * webhook.
 */
export async function reconcileSubscriptions(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const timeBefore = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const quiet = await deps.db
    .select({ id: billingAccounts.organizationId, customerId: billingAccounts.customerId })
    .from(billingAccounts)
    .innerJoin(organizations, eq(organizations.id, billingAccounts.organizationId))
    .where(
      and(
        eq(billingAccounts.mode, deps.billingProvider.mode),
        or(
          lt(billingAccounts.readAt, timeBefore(QUIET_MS)),
          and(
            lt(billingAccounts.readAt, timeBefore(PENDING_MS)),
            or(
              isNotNull(billingAccounts.pageId),
              inArray(
                billingAccounts.organizationId,
                deps.db.select({ id: leftBillingPages.organizationId }).from(leftBillingPages),
              ),
              lt(organizations.termEndsAt, now),
            ),
          ),
        ),
      ),
    )
    .orderBy(asc(billingAccounts.readAt))
    .limit(BATCH_SIZE);
  await collectFailures('subscriptions could not be read', async (attempt) => {
    for (const { id, customerId } of quiet) {
      // Updated first, so that one that fails does not block the others.
      await deps.db
        .update(billingAccounts)
        .set({ readAt: now })
        .where(eq(billingAccounts.organizationId, id));
      await attempt(() => refreshSubscription(deps, customerId));
    }
  });
}
