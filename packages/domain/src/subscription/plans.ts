/** The plans that a clinic can choose, as they are named on the wire. */
export const PLAN_IDS = ['FREE', 'STANDARD', 'CLINIC', 'NETWORK'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

/** What a plan costs, what it takes of card payments and how much fits into it. */
export type Plan = {
  readonly id: PlanId;
  readonly name: string;
  /** Minor units of `PLAN_CURRENCY`, a month, without VAT. */
  readonly price: number;
  /** What is kept of each card payment, in basis points. */
  readonly feeBasisPoints: number;
  /** Members and open invitations that are in the price. */
  readonly includedUsers: number;
  /** Minor units a month for each person beyond; null where nobody beyond can be had. */
  readonly extraUserPrice: number | null;
  /** Null: as many as there are. */
  readonly facilities: number | null;
};

/** In what plans are paid, whatever currency the clinic itself takes. */
export const PLAN_CURRENCY = 'EUR';

/** The only place where the figures of the plans stand. */
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

/** What a clinic has before it has chosen: what Standard offers, for one facility. */
export const TRIAL_ALLOWANCE = {
  feeBasisPoints: PLANS.STANDARD.feeBasisPoints,
  includedUsers: PLANS.STANDARD.includedUsers,
  facilities: 1,
} as const;

/** Returns whether a plan costs nothing, so that it needs no payment. */
export const isFree = ({ price }: Plan): boolean => price === 0;

/** Returns whether a plan has more people in its price than this one; before any is chosen there is always one. */
export const hasLargerPlan = (planId: PlanId | null): boolean =>
  planId === null ||
  Object.values(PLANS).some(({ includedUsers }) => includedUsers > PLANS[planId].includedUsers);

/** What is paid for now. */
export type RunningPlan = {
  readonly planId: PlanId;
  /** People beyond those that the plan includes. */
  readonly extraUsers: number;
};

/**
 * Returns how many people are paid for beyond those included where one plan takes the place of another: no more than
 * before, and no more than keep the room that there was. Where nothing was paid for before it is nobody.
 */
export function extraUsersAfter(before: RunningPlan | null, planId: PlanId): number {
  const { includedUsers, extraUserPrice } = PLANS[planId];
  if (!before || extraUserPrice === null) return 0;
  const room = PLANS[before.planId].includedUsers + before.extraUsers;
  return Math.max(0, Math.min(before.extraUsers, room - includedUsers));
}

/** Returns a fee in percent, as people read it. */
export const percentOf = (basisPoints: number): number => basisPoints / 100;
