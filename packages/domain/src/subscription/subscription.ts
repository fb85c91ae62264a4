import { DAY_MS } from '../time/durations.ts';
import { trialStatusAt, type TrialStatus } from '../facilities/trial.ts';
import { PLANS, TRIAL_ALLOWANCE, type PlanId } from './plans.ts';

/** How the subscription of an organization stands. */
export const SUBSCRIPTION_STATUSES = [
  'NONE',
  'CHECKOUT',
  'ACTIVE',
  'NON_RENEWING',
  'PAST_DUE',
  'FREE',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** So long a clinic works on as before although a payment has failed. */
export const PAST_DUE_DAYS = 14;

/** The plan that governs an organization, as it is stored. */
export type GoverningPlan = {
  readonly status: Exclude<SubscriptionStatus, 'NONE' | 'CHECKOUT'>;
  readonly planId: PlanId;
  /** People that are paid for beyond those included. */
  readonly extraUsers: number;
  /** When what is paid for ends, or is paid for again. */
  readonly termEndsAt: Date | null;
  /** Since when a payment is missing. */
  readonly pastDueSince: Date | null;
};

/** What decides what an organization may do: its trial, or the plan that has taken its place. */
export type Standing = {
  readonly trial: { readonly status: TrialStatus; readonly endsAt: Date | null } | null;
  readonly plan: GoverningPlan | null;
};

/** The states of the billing provider. */
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

/** A subscription as it stands at the billing provider. */
export type ProviderSubscription = {
  readonly id: string;
  readonly state: ProviderState;
  readonly planId: PlanId;
  readonly extraUsers: number;
  readonly termEndsAt: Date | null;
  /** Since when an invoice of it waits for its payment. */
  readonly dueSince: Date | null;
  /** Grows with every change of it. */
  readonly version: number;
};

const FREE_PLAN: GoverningPlan = {
  status: 'FREE',
  planId: 'FREE',
  extraUsers: 0,
  termEndsAt: null,
  pastDueSince: null,
};

/** Returns the plan of those that have taken the one that is free for ever. */
export const freePlan = (): GoverningPlan => FREE_PLAN;

/** Returns what a subscription at the provider means here: one that has lapsed falls to the free plan, never to nothing. */
export function planOf(provider: ProviderSubscription, now: Date): GoverningPlan {
  const { state, planId, extraUsers, termEndsAt, dueSince } = provider;
  if (state === 'cancelled' || state === 'transferred' || planId === 'FREE') return FREE_PLAN;
  const paid = { planId, extraUsers, termEndsAt, pastDueSince: null };
  const givenUp = planAt({ ...paid, status: 'NON_RENEWING' }, now);
  // A payment that is missing stops new work until it is settled, whether or not the term that is not paid is the last.
  if (state === 'non_renewing' && (!dueSince || givenUp === FREE_PLAN)) return givenUp;
  if (state === 'paused' || dueSince)
    return { ...paid, status: 'PAST_DUE', pastDueSince: dueSince ?? now };
  return { ...paid, status: 'ACTIVE' };
}

/** Returns what is paid for at the provider and goes on for now; null where nothing is. */
export const runningOf = (current: ProviderSubscription | null): ProviderSubscription | null =>
  current && current.state !== 'cancelled' ? current : null;

/** Returns a plan as it stands at a moment: what was given up ends with its term, whoever has looked at it or not. */
export function planAt(plan: GoverningPlan, now: Date): GoverningPlan {
  const isOver = plan.termEndsAt !== null && plan.termEndsAt <= now;
  return plan.status === 'NON_RENEWING' && isOver ? FREE_PLAN : plan;
}

/** Returns when new work begins to wait for a payment that is missing. */
export const pastDueEnd = (since: Date): Date => new Date(since.getTime() + PAST_DUE_DAYS * DAY_MS);

/** Why nothing new can begin at a clinic; reading, open work and export go on. */
export const RESTRICTIONS = ['TRIAL_EXPIRED', 'SUBSCRIPTION_PAST_DUE'] as const;
export type Restriction = (typeof RESTRICTIONS)[number];

/** Returns why nothing new can begin at this moment; null where it can. */
export function restrictionAt({ trial, plan }: Standing, now: Date): Restriction | null {
  if (trial) return trialStatusAt(trial, now) === 'EXPIRED' ? 'TRIAL_EXPIRED' : null;
  const since = plan?.status === 'PAST_DUE' ? plan.pastDueSince : null;
  return since && pastDueEnd(since) <= now ? 'SUBSCRIPTION_PAST_DUE' : null;
}

/** How much an organization may have, and what its card payments cost it. */
export type Allowance = {
  /** Null in the trial and before it. */
  readonly planId: PlanId | null;
  readonly users: number;
  /** Those of the users that are paid for beyond the plan's own. */
  readonly extraUsers: number;
  /** Null: as many as there are. */
  readonly facilities: number | null;
  readonly feeBasisPoints: number;
};

/** Returns what an organization may have at a moment. Who has neither trial nor plan has the free one. */
export function allowanceAt({ trial, plan }: Standing, now: Date): Allowance {
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
 * Returns whether people without a seat are turned away: not while a clinic is being set up, when its whole team comes. As
 * after a change to a smaller plan, nobody is removed once it has begun.
 */
export const limitsSeats = ({ trial }: Pick<Standing, 'trial'>): boolean =>
  trial === null || (trial.status !== 'NEW' && trial.status !== 'ONBOARDING');

/**
 * Returns whether something at the provider is older than what is known: messages come in any order, and the state of
 * another subscription is never older.
 */
export function isStale(
  known: { readonly id: string | null; readonly version: number },
  asked: { readonly id: string; readonly version: number },
): boolean {
  return known.id === asked.id && asked.version < known.version;
}
