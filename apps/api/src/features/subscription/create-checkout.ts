import type { AnswerOf } from '@zampa/contract/call';
import type { createCheckout as call } from '@zampa/contract/subscription/create-checkout';
import { organizations } from '@zampa/db/schema/facilities';
import { billingAccounts } from '@zampa/db/schema/subscription';
import { choiceOf, type PlanChoice } from '@zampa/domain/subscription/choosing';
import { extraUsersAfter, type PlanId } from '@zampa/domain/subscription/plans';
import {
  freePlan,
  runningOf,
  type ProviderSubscription,
} from '@zampa/domain/subscription/subscription';
import { and, eq, isNull } from 'drizzle-orm';
import { standingOf } from '../../access/plan.ts';
import { inTransaction, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import type { BillingPage } from '../../ports/billing-provider.ts';
import { publishSubscription } from '../../realtime/publish-subscription.ts';
import { lockFacility } from '../facilities/public.ts';
import { findBillingAccount, saveAccount } from './billing-accounts.ts';
import { letGovern } from './govern.ts';
import { leavePage } from './left-pages.ts';
import { refreshSubscription } from './refresh-subscription.ts';
import { saveCustomer } from './save-customer.ts';

/**
 * Chooses a plan. The provider is asked between transactions; what is paid for begins when it says so, and nothing else.
 * Refusals: STATUS_CONFLICT for the plan that governs already, UNAVAILABLE.
 */
export async function createCheckout(
  { db, body: { facilityId, planId }, now }: PersonContext<typeof call>,
  deps: Deps,
): Promise<AnswerOf<typeof call>> {
  const own = { ...deps, db };
  const { organization } = await inTransaction(db, (tx) => lockFacility(tx, facilityId));
  const choice = choiceOf(standingOf(organization).plan, planId, now);
  if (!choice) throw new Refusal('STATUS_CONFLICT');
  const customer = await saveCustomer(db, deps.billingProvider, facilityId);
  await inTransaction(db, (tx) => openAccount(own, tx, customer, now));
  const returnUrl = `${deps.publicUrl()}/workspace/subscription`;
  const chosen = { ...customer, planId, returnUrl };
  return {
    url: choice === 'PAY' ? await openPage(own, chosen) : await choose(own, choice, chosen),
  };
}

type Chosen = {
  readonly facilityId: string;
  readonly customerId: string;
  readonly planId: PlanId;
  readonly returnUrl: string;
};

async function openAccount(
  { billingProvider }: Deps,
  tx: Queryable,
  { facilityId, customerId }: Pick<Chosen, 'facilityId' | 'customerId'>,
  now: Date,
): Promise<void> {
  const { facility, organization } = await lockFacility(tx, facilityId);
  if (await findBillingAccount(tx, billingProvider, facilityId)) return;
  const { mode } = billingProvider;
  await saveAccount(tx, { organizationId: organization.id, facilityId, customerId, mode }, now);
  // From now on invoices go there: the clinic's own address is changed by more people than pay them.
  await tx
    .update(organizations)
    .set({ billingEmail: facility.email, dataUpdatedAt: now, updatedAt: now })
    .where(and(eq(organizations.id, organization.id), isNull(organizations.billingEmail)));
}

/** What needs no page: the free plan, giving up, and going on. */
async function choose(
  deps: Deps,
  choice: Exclude<PlanChoice, 'PAY'>,
  { facilityId, customerId, returnUrl }: Chosen,
): Promise<string> {
  const { db, billingProvider, clock } = deps;
  const account = await findBillingAccount(db, billingProvider, facilityId);
  const subscriptionId = account?.subscriptionId;
  if (choice === 'TAKE_FREE' || !subscriptionId)
    await inTransaction(db, async (tx) => {
      const locked = await lockFacility(tx, facilityId);
      const unit = { tx, now: clock.now() };
      // Somebody may have chosen meanwhile.
      if (choiceOf(standingOf(locked.organization).plan, 'FREE', unit.now) !== 'TAKE_FREE')
        throw new Refusal('STATUS_CONFLICT');
      await letGovern(deps, unit, locked, { plan: freePlan(), customerId });
    });
  else {
    if (choice === 'RESUME') await billingProvider.resumeSubscription(subscriptionId);
    else
      await billingProvider.endSubscription(
        subscriptionId,
        choice === 'END_AT_ONCE' ? 'AT_ONCE' : 'WITH_TERM',
      );
    await refreshSubscription(deps, customerId);
  }
  return returnUrl;
}

/** A page that is open for the same plan is shown again, so that nobody pays twice; one for other seats was closed. */
async function openPage(
  deps: Deps,
  { facilityId, customerId, planId, returnUrl }: Chosen,
): Promise<string> {
  const { db, billingProvider } = deps;
  await refreshSubscription(deps, customerId);
  const account = await findBillingAccount(db, billingProvider, facilityId);
  if (account?.pagePlan === planId && account.pageUrl) return account.pageUrl;
  const { current } = await billingProvider.readSubscriptions(customerId);
  const running = runningOf(current);
  const extraUsers = extraUsersAfter(running, planId);
  const page = await billingProvider.openCheckout({
    customerId,
    planId,
    extraUsers,
    subscriptionId: running?.id ?? null,
    returnUrl,
  });
  const opened = { ...page, planId, extraUsers };
  return inTransaction(db, (tx) => savePage(deps, tx, facilityId, { opened, current }));
}

type OpenPage = BillingPage & { readonly planId: PlanId; readonly extraUsers: number };

/**
 * Writes which page is open and returns its address. Where one for the same came meanwhile, that one stands: the address of
 * ours is told to nobody, so that it is never paid on.
 */
async function savePage(
  deps: Deps,
  tx: Queryable,
  facilityId: string,
  {
    opened: { id, url, expiresAt, planId, extraUsers },
    current,
  }: { readonly opened: OpenPage; readonly current: ProviderSubscription | null },
): Promise<string> {
  const { organization } = await lockFacility(tx, facilityId);
  // Somebody may have paid meanwhile.
  if (choiceOf(standingOf(organization).plan, planId, deps.clock.now()) !== 'PAY')
    throw new Refusal('STATUS_CONFLICT');
  const account = await findBillingAccount(tx, deps.billingProvider, facilityId);
  if (account?.pagePlan === planId && account.pageExtraUsers === extraUsers && account.pageUrl)
    return account.pageUrl;
  if (account) await leavePage(tx, account, current);
  await tx
    .update(billingAccounts)
    .set({
      pageId: id,
      pageUrl: url,
      pagePlan: planId,
      pageExtraUsers: extraUsers,
      pageExpiresAt: expiresAt,
    })
    .where(eq(billingAccounts.organizationId, organization.id));
  publishSubscription(deps, tx, organization.id, { toClients: false });
  return url;
}
