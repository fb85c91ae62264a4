import { isFreePlan, PLAN_IDS, PLANS, type PlanId } from '@zampa/domain/subscription/plans';

/** Returns the provider's catalog id for a monthly plan. */
export const planPrice = (id: PlanId): string => `zampa-${id.toLowerCase()}-eur-monthly`;
/** Returns the catalog id for one extra person of a plan. */
export const extraUserPrice = (id: PlanId): string => `zampa-${id.toLowerCase()}-user-eur-monthly`;

/** The plans with a price; the provider does not know the free one. */
export const PAID_PLANS = PLAN_IDS.filter((id) => !isFreePlan(PLANS[id]));

/** Returns the plan of a catalog id; null if it is not a plan. */
export const planOfPrice = (price: string): PlanId | null =>
  PAID_PLANS.find((id) => planPrice(id) === price) ?? null;

/** Returns whether a catalog id is that of an extra person. */
export const isExtraUserPrice = (price: string): boolean =>
  PAID_PLANS.some((id) => extraUserPrice(id) === price);
