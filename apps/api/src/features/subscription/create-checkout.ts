import type { AnswerOf } from '@zampa/contract/call';
import type { createCheckout as call } from '@zampa/contract/subscription/create-checkout';
import { organizations } from '@zampa/db/schema/facilities';
import { billingAccounts } from '@zampa/db/schema/subscription';
import { planChoiceFor, type PlanChoice } from '@zampa/domain/subscription/plan-choice';
import { extraUsersAfter, type PlanId } from '@zampa/domain/subscription/plans';
import {
  freePlan,
  runningSubscription,
  type ProviderSubscription,
} from '@zampa/domain/subscription/subscription';
import { and, eq, isNull } from 'drizzle-orm';
import { toSubscriptionState } from '../../access/plan.ts';
import { inTransaction, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import type { BillingPage } from '../../ports/billing-provider.ts';
import { publishSubscription } from '../../realtime/publish-subscription.ts';
import { lockFacility } from '../facilities/public.ts';
import { findBillingAccount, saveBillingAccount } from './billing-accounts.ts';
import { activatePlan } from './activate-plan.ts';
import { abandonPage } from './abandoned-pages.ts';
import { refreshSubscription } from './refresh-subscription.ts';
import { saveCustomer } from './save-customer.ts';

/**
 * Chooses a plan: starts or ends it, or returns the URL of a checkout page. Calls the provider between transactions.
 * A paid plan starts only when the provider confirms it. Errors: STATUS_CONFLICT if the plan is already active,
 * UNAVAILABLE.
 */
export async function createCheckout(
  { db, body: { facilityId, planId }, now }: PersonContext<typeof call>,
  deps: Deps,
): Promise<AnswerOf<typeof call>> {
  const own = { ...deps, db };
  const { organization } = await inTransaction(db, (tx) => lockFacility(tx, facilityId));
  const choice = planChoiceFor(toSubscriptionState(organization).plan, planId, now);
  if (!choice) throw new Refusal('STATUS_CONFLICT');
  const customer = await saveCustomer(db, deps.billingProvider, facilityId);
  await inTransaction(db, (tx) => createBillingAccount(own, tx, customer, now));
  const returnUrl = `${deps.publicUrl()}/workspace/subscription`;
  const selection = { ...customer, planId, returnUrl };
  return {
    url:
      choice === 'PAY'
        ? await openCheckoutPage(own, selection)
        : await applyChoice(own, choice, selection),
  };
}

type PlanSelection = {
  readonly facilityId: string;
  readonly customerId: string;
  readonly planId: PlanId;
  readonly returnUrl: string;
};

async function createBillingAccount(
  { billingProvider }: Deps,
  tx: Queryable,
  { facilityId, customerId }: Pick<PlanSelection, 'facilityId' | 'customerId'>,
  now: Date,
): Promise<void> {
  const { facility, organization } = await lockFacility(tx, facilityId);
  if (await findBillingAccount(tx, billingProvider, facilityId)) return;
  const { mode } = billingProvider;
  await saveBillingAccount(
    tx,
    { organizationId: organization.id, facilityId, customerId, mode },
    now,
  );
  // Sets the address for invoices, because more people can change the clinic's own address than its billing address.
  await tx
    .update(organizations)
    .set({ billingEmail: facility.email, dataUpdatedAt: now, updatedAt: now })
    .where(and(eq(organizations.id, organization.id), isNull(organizations.billingEmail)));
}

/** Applies a choice that needs no checkout page: the free plan, ending the paid plan, or resuming it. */
async function applyChoice(
  deps: Deps,
  choice: Exclude<PlanChoice, 'PAY'>,
  { facilityId, customerId, returnUrl }: PlanSelection,
): Promise<string> {
  const { db, billingProvider, clock } = deps;
  const account = await findBillingAccount(db, billingProvider, facilityId);
  const subscriptionId = account?.subscriptionId;
  if (choice === 'TAKE_FREE' || !subscriptionId)
    await inTransaction(db, async (tx) => {
      const locked = await lockFacility(tx, facilityId);
      const unit = { tx, now: clock.now() };
      // The plan may have changed in the meantime.
      if (
        planChoiceFor(toSubscriptionState(locked.organization).plan, 'FREE', unit.now) !==
        'TAKE_FREE'
      )
        throw new Refusal('STATUS_CONFLICT');
      await activatePlan(deps, unit, locked, { plan: freePlan(), customerId });
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

/**
 * Returns the open checkout page for the same plan, so that nobody pays twice; otherwise opens a new one. A page for
 * another number of seats was replaced by `refreshSubscription`.
 */
async function openCheckoutPage(
  deps: Deps,
  { facilityId, customerId, planId, returnUrl }: PlanSelection,
): Promise<string> {
  const { db, billingProvider } = deps;
  await refreshSubscription(deps, customerId);
  const account = await findBillingAccount(db, billingProvider, facilityId);
  if (account?.pagePlan === planId && account.pageUrl) return account.pageUrl;
  const { current } = await billingProvider.readSubscriptions(customerId);
  const running = runningSubscription(current);
  const extraUsers = extraUsersAfter(running, planId);
  const page = await billingProvider.openCheckout({
    customerId,
    planId,
    extraUsers,
    subscriptionId: running?.id ?? null,
    returnUrl,
  });
  const opened = { ...page, planId, extraUsers };
  return inTransaction(db, (tx) => saveCheckoutPage(deps, tx, facilityId, { opened, current }));
}

type OpenPage = BillingPage & { readonly planId: PlanId; readonly extraUsers: number };

/**
 * Saves the open checkout page and returns its URL. If a page for the same plan and seats was saved in the meantime,
 * returns that one; the new one is never shown, so it cannot be paid.
 */
async function saveCheckoutPage(
  deps: Deps,
  tx: Queryable,
  facilityId: string,
  {
    opened: { id, url, expiresAt, planId, extraUsers },
    current,
  }: { readonly opened: OpenPage; readonly current: ProviderSubscription | null },
): Promise<string> {
  const { organization } = await lockFacility(tx, facilityId);
  // The plan may have been paid in the meantime.
  if (planChoiceFor(toSubscriptionState(organization).plan, planId, deps.clock.now()) !== 'PAY')
    throw new Refusal('STATUS_CONFLICT');
  const account = await findBillingAccount(tx, deps.billingProvider, facilityId);
  if (account?.pagePlan === planId && account.pageExtraUsers === extraUsers && account.pageUrl)
    return account.pageUrl;
  if (account) await abandonPage(tx, account, current);
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
