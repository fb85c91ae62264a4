import { organizations } from '@zampa/db/schema/facilities';
import { billingAccounts, leftBillingPages } from '@zampa/db/schema/subscription';
import { HOUR_MS, MINUTE_MS } from '@zampa/domain/time/durations';
import { and, asc, eq, inArray, isNotNull, lt, or } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { collectFailures } from '../../jobs/collect-failures.ts';
import { refreshSubscription } from './refresh-subscription.ts';

/** Nobody has asked about a subscription for so long: we do. */
const QUIET_MS = 6 * HOUR_MS;
/** So long a page may be open, or a term be over, until somebody asks. */
const PENDING_MS = MINUTE_MS;
const AT_ONCE = 20;

/** Asks the provider about subscriptions of which nothing was heard, so that a lost message loses nobody a plan. */
export async function reconcileSubscriptions(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const quiet = await deps.db
    .select({ id: billingAccounts.organizationId, customerId: billingAccounts.customerId })
    .from(billingAccounts)
    .innerJoin(organizations, eq(organizations.id, billingAccounts.organizationId))
    .where(
      and(
        eq(billingAccounts.mode, deps.billingProvider.mode),
        or(
          lt(billingAccounts.readAt, before(QUIET_MS)),
          and(
            lt(billingAccounts.readAt, before(PENDING_MS)),
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
    .limit(AT_ONCE);
  await collectFailures('subscriptions could not be read', async (attempt) => {
    for (const { id, customerId } of quiet) {
      // One that fails is not the first to be asked about again.
      await deps.db
        .update(billingAccounts)
        .set({ readAt: now })
        .where(eq(billingAccounts.organizationId, id));
      await attempt(() => refreshSubscription(deps, customerId));
    }
  });
}
