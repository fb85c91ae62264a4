import { PLANS, type PlanId } from '@zampa/domain/subscription/plans';
import { extraUserPrice, planPrice } from './item-prices.ts';

const DAY_SECONDS = 86_400;
/** A month of the sandbox. */
const TERM_SECONDS = 30 * DAY_SECONDS;

/** A subscription of the sandbox; times in seconds, as the protocol has them. */
export type SandboxSubscription = {
  readonly id: string;
  readonly customerId: string;
  readonly status: 'active' | 'non_renewing' | 'cancelled';
  readonly planId: PlanId;
  readonly extraUsers: number;
  readonly termStart: number;
  readonly termEnd: number;
  readonly createdAt: number;
  /** Whether the next renewal is not paid. */
  readonly failsNext: boolean;
  readonly dueSince: number | null;
};

export type SandboxInvoice = {
  readonly id: string;
  readonly date: number;
  readonly total: number;
  readonly status: 'paid' | 'payment_due';
  readonly subscriptionId?: string;
  /** Whether all of it was given back. */
  readonly isCredited?: boolean;
};

/** Returns what the sandbox charges for a term, in minor units. */
export const totalOf = ({
  planId,
  extraUsers,
}: Pick<SandboxSubscription, 'planId' | 'extraUsers'>): number =>
  PLANS[planId].price + extraUsers * (PLANS[planId].extraUserPrice ?? 0);

/** Returns a new subscription, paid for a month. */
export function started(
  id: string,
  bought: Pick<SandboxSubscription, 'customerId' | 'planId' | 'extraUsers'> & { now: number },
): SandboxSubscription {
  const { now, ...what } = bought;
  return {
    id,
    ...what,
    status: 'active',
    termStart: now,
    termEnd: now + TERM_SECONDS,
    createdAt: now,
    failsNext: false,
    dueSince: null,
  };
}

/**
 * Returns a subscription after all terms that are over at a moment, and what was invoiced for them: what was given up ends,
 * the rest is renewed, paid or not.
 */
export function settledAt(
  subscription: SandboxSubscription,
  now: number,
): { readonly subscription: SandboxSubscription; readonly invoices: readonly SandboxInvoice[] } {
  let current = subscription;
  const invoices: SandboxInvoice[] = [];
  while (current.status !== 'cancelled' && current.termEnd <= now) {
    const { termEnd } = current;
    if (current.status === 'non_renewing') {
      current = { ...current, status: 'cancelled', dueSince: null };
      break;
    }
    const isPaid = !current.failsNext && current.dueSince === null;
    invoices.push({
      id: `${current.id}-${termEnd}`,
      date: termEnd,
      total: totalOf(current),
      status: isPaid ? 'paid' : 'payment_due',
      subscriptionId: current.id,
    });
    current = {
      ...current,
      termStart: termEnd,
      termEnd: termEnd + TERM_SECONDS,
      failsNext: false,
      dueSince: isPaid ? null : (current.dueSince ?? termEnd),
    };
  }
  return { subscription: current, invoices };
}

/** Returns a subscription for which so many days more have gone by: everything that it knows lies further back. */
export function agedBy(subscription: SandboxSubscription, days: number): SandboxSubscription {
  const earlier = (seconds: number) => seconds - days * DAY_SECONDS;
  const { termStart, termEnd, createdAt, dueSince } = subscription;
  return {
    ...subscription,
    termStart: earlier(termStart),
    termEnd: earlier(termEnd),
    createdAt: earlier(createdAt),
    dueSince: dueSince === null ? null : earlier(dueSince),
  };
}

/** Returns a subscription as the provider's protocol describes it. */
export function describedSubscription(subscription: SandboxSubscription, version: number): object {
  const { id, customerId, status, planId, extraUsers, dueSince } = subscription;
  return {
    id,
    customer_id: customerId,
    status,
    current_term_start: subscription.termStart,
    current_term_end: subscription.termEnd,
    created_at: subscription.createdAt,
    due_invoices_count: dueSince === null ? 0 : 1,
    ...(dueSince !== null && { due_since: dueSince }),
    currency_code: 'EUR',
    resource_version: version,
    object: 'subscription',
    subscription_items: [
      { item_price_id: planPrice(planId), item_type: 'plan', quantity: 1 },
      ...(extraUsers > 0
        ? [{ item_price_id: extraUserPrice(planId), item_type: 'addon', quantity: extraUsers }]
        : []),
    ],
  };
}
