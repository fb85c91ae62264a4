import { extraUsersAfter, PLAN_IDS, PLANS, type PlanId, type RunningPlan } from './plans.ts';

/** Contents and cost of a plan for a clinic. */
export type Offer = {
  readonly planId: PlanId;
  /** Seats paid for in addition to the included ones. */
  readonly extraUsers: number;
  /** Included and extra seats. */
  readonly seats: number;
  /** Monthly cost in minor units, including the fee on card payments. */
  readonly month: number;
};

/**
 * Computes the offer for a plan, with the extra seats that are kept.
 *
 * @param running the currently paid plan, or null
 * @param takenByCard monthly card payments in minor units
 */
export function offerOf(running: RunningPlan | null, planId: PlanId, takenByCard: number): Offer {
  const { price, includedUsers, extraUserPrice, feeBasisPoints } = PLANS[planId];
  const extraUsers = extraUsersAfter(running, planId);
  const fee = Math.floor((takenByCard * feeBasisPoints) / 10_000);
  return {
    planId,
    extraUsers,
    seats: includedUsers + extraUsers,
    month: price + extraUsers * (extraUserPrice ?? 0) + fee,
  };
}

/** A clinic's usage: seats and clinics. */
export type PlanUsage = { readonly users: number; readonly facilities: number };

/** Returns the cheapest plan with enough seats and clinics for the usage; null if none is large enough. */
export function cheapestPlan(
  running: RunningPlan | null,
  { users, facilities }: PlanUsage,
  takenByCard: number,
): PlanId | null {
  const fitting = PLAN_IDS.map((planId) => offerOf(running, planId, takenByCard)).filter(
    ({ planId, seats }) => seats >= users && (PLANS[planId].facilities ?? facilities) >= facilities,
  );
  return fitting.toSorted((one, other) => one.month - other.month)[0]?.planId ?? null;
}
