/** Plans that a clinic can choose, as named in the API. */
export const PLAN_IDS = ['FREE', 'STANDARD', 'CLINIC', 'NETWORK'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

/** A plan's price, card fee and limits. */
export type Plan = {
  readonly id: PlanId;
  readonly name: string;
  /** Minor units of `PLAN_CURRENCY` a month, without VAT. */
  readonly price: number;
  /** Fee on each card payment, in basis points. */
  readonly feeBasisPoints: number;
  /** Seats included in the price: members and open invitations. */
  readonly includedUsers: number;
  /** Minor units a month per extra seat; null if the plan allows none. */
  readonly extraUserPrice: number | null;
  /** Maximum number of clinics; null for no limit. */
  readonly facilities: number | null;
};

/** Currency of plan payments, independent of the clinic's own currency. */
export const PLAN_CURRENCY = 'EUR';

/** Prices and limits of all plans; defined only here. */
export const PLANS: Readonly<Record<PlanId, Plan>> = {
  FREE: {
    id: 'FREE',
    name: 'Free forever',
    price: 0,
    feeBasisPoints: 300,
    includedUsers: 2,
    extraUserPrice: null,
    facilities: 1,
  },
  STANDARD: {
    id: 'STANDARD',
    name: 'Standard',
    price: 2900,
    feeBasisPoints: 150,
    includedUsers: 5,
    extraUserPrice: 900,
    facilities: 2,
  },
  CLINIC: {
    id: 'CLINIC',
    name: 'Clinic',
    price: 7900,
    feeBasisPoints: 90,
    includedUsers: 15,
    extraUserPrice: 700,
    facilities: 5,
  },
  NETWORK: {
    id: 'NETWORK',
    name: 'Network',
    price: 19_900,
    feeBasisPoints: 50,
    includedUsers: 50,
    extraUserPrice: 500,
    facilities: null,
  },
};

/**
 * Limits during a trial and before a plan is chosen: those of Standard for one clinic, with seats for a larger team,
 * so that the whole team can try it.
 */
export const TRIAL_ALLOWANCE = {
  feeBasisPoints: PLANS.STANDARD.feeBasisPoints,
  includedUsers: 15,
  facilities: 1,
} as const;

/** Returns whether a plan is free and needs no payment. */
export const isFreePlan = ({ price }: Plan): boolean => price === 0;

/** Returns whether another plan includes more seats; always true without a plan. */
export const hasLargerPlan = (planId: PlanId | null): boolean =>
  planId === null ||
  Object.values(PLANS).some(({ includedUsers }) => includedUsers > PLANS[planId].includedUsers);

/** Currently paid plan. */
export type RunningPlan = {
  readonly planId: PlanId;
  /** Seats paid for in addition to the included ones. */
  readonly extraUsers: number;
};

/**
 * Returns the extra seats to keep when the plan changes: no more than before, and no more than needed for the same
 * total. 0 without a previously paid plan.
 */
export function extraUsersAfter(before: RunningPlan | null, planId: PlanId): number {
  const { includedUsers, extraUserPrice } = PLANS[planId];
  if (!before || extraUserPrice === null) return 0;
  const room = PLANS[before.planId].includedUsers + before.extraUsers;
  return Math.max(0, Math.min(before.extraUsers, room - includedUsers));
}

/** Converts basis points to percent. */
export const toPercent = (basisPoints: number): number => basisPoints / 100;
