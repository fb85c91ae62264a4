import { extraUsersAfter, PLAN_IDS, PLANS, type PlanId, type RunningPlan } from './plans.ts';

/** What a clinic gets when it chooses a plan, and what that costs. */
export type Offer = {
  readonly planId: PlanId;
  /** People that are paid for beyond those included. */
  readonly extraUsers: number;
  /** All who have room: those included and those beyond. */
  readonly seats: number;
  /** Minor units: what a month comes to, with its fee of what is taken by card. */
  readonly month: number;
};

/**
 * Returns what choosing a plan comes to: what is charged, with the people beyond that are kept.
 *
 * @param running what is paid for now; null where nothing is
 * @param takenByCard minor units a month
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

/** How much of a plan a clinic uses. */
export type Use = { readonly users: number; readonly facilities: number };

/** Returns the plan that costs least, of those that have room for everybody and every clinic as they are chosen. */
export function cheapestFor(
  running: RunningPlan | null,
  { users, facilities }: Use,
  takenByCard: number,
): PlanId | null {
  const fitting = PLAN_IDS.map((planId) => offerOf(running, planId, takenByCard)).filter(
    ({ planId, seats }) => seats >= users && (PLANS[planId].facilities ?? facilities) >= facilities,
  );
  return fitting.toSorted((one, other) => one.month - other.month)[0]?.planId ?? null;
}
