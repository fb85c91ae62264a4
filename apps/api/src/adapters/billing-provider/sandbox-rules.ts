import { PLANS, type PlanId } from '@zampa/domain/subscription/plans';
import { extraUserPrice, planPrice } from './item-prices.ts';

const DAY_SECONDS = 86_400;
/** One month in the sandbox. */
const TERM_SECONDS = 30 * DAY_SECONDS;

/** A subscription of the sandbox. Times are in seconds, as in the provider's protocol. */
export type SandboxSubscription = {
  readonly id: string;
  readonly customerId: string;
  readonly status: 'active' | 'non_renewing' | 'cancelled';
  readonly planId: PlanId;
  readonly extraUsers: number;
  readonly termStart: number;
  readonly termEnd: number;
  readonly createdAt: number;
  /** Whether the next renewal will fail to be paid. */
  readonly failsNext: boolean;
  readonly dueSince: number | null;
};

export type SandboxInvoice = {
  readonly id: string;
  readonly date: number;
  readonly total: number;
  readonly status: 'paid' | 'payment_due';
  readonly subscriptionId?: string;
  /** Whether it was fully refunded. */
  readonly isCredited?: boolean;
};

/** Returns the price of a term in minor units. */
export const termPrice = ({
  planId,
  extraUsers,
}: Pick<SandboxSubscription, 'planId' | 'extraUsers'>): number =>
  PLANS[planId].price + extraUsers * (PLANS[planId].extraUserPrice ?? 0);

/** Creates a subscription that is paid for one month. */
export function startSubscription(
  id: string,
  bought: Pick<SandboxSubscription, 'customerId' | 'planId' | 'extraUsers'> & { now: number },
): SandboxSubscription {
  const { now, ...order } = bought;
  return {
    id,
    ...order,
    status: 'active',
    termStart: now,
    termEnd: now + TERM_SECONDS,
    createdAt: now,
    failsNext: false,
    dueSince: null,
  };
}

/**
 * Applies all terms that ended before `now`: renews the subscription, paid or not, or ends it if it was canceled.
 * Returns the new invoices.
 */
export function renewUntil(
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
      total: termPrice(current),
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

/** Simulates that time has passed by moving all dates of a subscription back. */
export function ageSubscription(
  subscription: SandboxSubscription,
  days: number,
): SandboxSubscription {
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

/** Formats a subscription as the provider's protocol does. */
export function formatSubscription(subscription: SandboxSubscription, version: number): object {
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
