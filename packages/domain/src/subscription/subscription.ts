import { DAY_MS } from '../time/durations.ts';
import { trialStatusAt, type TrialStatus } from '../facilities/trial.ts';
import { PLANS, TRIAL_ALLOWANCE, type PlanId } from './plans.ts';

/** Status of an organization's subscription. */
export const SUBSCRIPTION_STATUSES = [
  'NONE',
  'CHECKOUT',
  'ACTIVE',
  'NON_RENEWING',
  'PAST_DUE',
  'FREE',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Grace period after a failed payment, in days. */
export const PAST_DUE_DAYS = 14;

/** Stored plan of an organization. */
export type GoverningPlan = {
  readonly status: Exclude<SubscriptionStatus, 'NONE' | 'CHECKOUT'>;
  readonly planId: PlanId;
  /** Seats paid for in addition to the included ones. */
  readonly extraUsers: number;
  /** End of the paid term; the plan renews or ends then. */
  readonly termEndsAt: Date | null;
  /** When a payment became overdue. */
  readonly pastDueSince: Date | null;
};

/** Trial or plan of an organization, which determines its limits. The plan replaces the trial. */
export type SubscriptionState = {
  readonly trial: { readonly status: TrialStatus; readonly endsAt: Date | null } | null;
  readonly plan: GoverningPlan | null;
};

/** Subscription states of the billing provider. */
export const PROVIDER_STATES = [
  'future',
  'in_trial',
  'active',
  'non_renewing',
  'paused',
  'cancelled',
  'transferred',
] as const;
export type ProviderState = (typeof PROVIDER_STATES)[number];

/** Subscription as reported by the billing provider. */
export type ProviderSubscription = {
  readonly id: string;
  readonly state: ProviderState;
  readonly planId: PlanId;
  readonly extraUsers: number;
  readonly termEndsAt: Date | null;
  /** Due date of an unpaid invoice. */
  readonly dueSince: Date | null;
  /** Increases with every change of the subscription. */
  readonly version: number;
};

const FREE_PLAN: GoverningPlan = {
  status: 'FREE',
  planId: 'FREE',
  extraUsers: 0,
  termEndsAt: null,
  pastDueSince: null,
};

/** Returns the free plan. */
export const freePlan = (): GoverningPlan => FREE_PLAN;

/** Maps the billing provider's subscription to a plan; a lapsed one becomes the free plan. */
export function planOfSubscription(provider: ProviderSubscription, now: Date): GoverningPlan {
  const { state, planId, extraUsers, termEndsAt, dueSince } = provider;
  if (state === 'cancelled' || state === 'transferred' || planId === 'FREE') return FREE_PLAN;
  const paid = { planId, extraUsers, termEndsAt, pastDueSince: null };
  const endingPlan = planAt({ ...paid, status: 'NON_RENEWING' }, now);
  // An overdue payment blocks new work until it is paid, even in the last term.
  if (state === 'non_renewing' && (!dueSince || endingPlan === FREE_PLAN)) return endingPlan;
  if (state === 'paused' || dueSince)
    return { ...paid, status: 'PAST_DUE', pastDueSince: dueSince ?? now };
  return { ...paid, status: 'ACTIVE' };
}

/** Returns the subscription that is currently paid for; null if it is canceled. */
export const runningSubscription = (
  current: ProviderSubscription | null,
): ProviderSubscription | null => (current && current.state !== 'cancelled' ? current : null);

/**
 * Returns the plan at a given time. A canceled plan ends with its term, even if the stored status was not updated.
 */
export function planAt(plan: GoverningPlan, now: Date): GoverningPlan {
  const isOver = plan.termEndsAt !== null && plan.termEndsAt <= now;
  return plan.status === 'NON_RENEWING' && isOver ? FREE_PLAN : plan;
}

/** Returns whether an organization currently pays for a plan: not during a trial or on the free plan. */
export function isPaying({ plan }: Pick<SubscriptionState, 'plan'>, now: Date): boolean {
  if (!plan) return false;
  const { status, planId } = planAt(plan, now);
  return planId !== 'FREE' && (status === 'ACTIVE' || status === 'NON_RENEWING');
}

/** Returns the end of the grace period, after which new work is blocked. */
export const pastDueDeadline = (since: Date): Date =>
  new Date(since.getTime() + PAST_DUE_DAYS * DAY_MS);

/** Reasons why new work is blocked at a clinic; reading, open work and export remain possible. */
export const RESTRICTIONS = ['TRIAL_EXPIRED', 'SUBSCRIPTION_PAST_DUE'] as const;
export type Restriction = (typeof RESTRICTIONS)[number];

/** Returns the reason why new work is blocked at this time; null if it is not. */
export function restrictionAt({ trial, plan }: SubscriptionState, now: Date): Restriction | null {
  if (trial) return trialStatusAt(trial, now) === 'EXPIRED' ? 'TRIAL_EXPIRED' : null;
  const since = plan?.status === 'PAST_DUE' ? plan.pastDueSince : null;
  return since && pastDueDeadline(since) <= now ? 'SUBSCRIPTION_PAST_DUE' : null;
}

/** Limits of an organization, and its fee on card payments. */
export type Allowance = {
  /** Null during a trial and before it. */
  readonly planId: PlanId | null;
  readonly users: number;
  /** Number of `users` that are paid for as extra seats. */
  readonly extraUsers: number;
  /** Maximum number of clinics; null for no limit. */
  readonly facilities: number | null;
  readonly feeBasisPoints: number;
};

/**
 * Returns the limits of an organization at a given time. Without trial and plan, the limits of the free plan
 * apply.
 */
export function allowanceAt({ trial, plan }: SubscriptionState, now: Date): Allowance {
  if (trial) {
    const { includedUsers, facilities, feeBasisPoints } = TRIAL_ALLOWANCE;
    const isOver = trialStatusAt(trial, now) === 'EXPIRED';
    return {
      planId: null,
      users: includedUsers,
      extraUsers: 0,
      facilities,
      feeBasisPoints: isOver ? PLANS.FREE.feeBasisPoints : feeBasisPoints,
    };
  }
  const { planId, extraUsers } = planAt(plan ?? FREE_PLAN, now);
  const { includedUsers, facilities, feeBasisPoints } = PLANS[planId];
  return { planId, users: includedUsers + extraUsers, extraUsers, facilities, feeBasisPoints };
}

/**
 * Returns whether joining requires a free seat. During onboarding the whole team can join, and no member is
 * removed afterwards.
 */
export const hasSeatLimit = ({ trial }: Pick<SubscriptionState, 'trial'>): boolean =>
  trial === null || (trial.status !== 'NEW' && trial.status !== 'ONBOARDING');

/**
 * Returns whether a provider message is older than the stored state. Messages can arrive out of order; a different
 * subscription is never stale.
 */
export function isStale(
  stored: { readonly id: string | null; readonly version: number },
  incoming: { readonly id: string; readonly version: number },
): boolean {
  return stored.id === incoming.id && incoming.version < stored.version;
}
