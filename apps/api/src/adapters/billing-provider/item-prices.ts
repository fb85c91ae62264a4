import { isFree, PLAN_IDS, PLANS, type PlanId } from '@zampa/domain/subscription/plans';

/** Returns what the catalogue of the billing provider calls a plan by the month. */
export const planPrice = (id: PlanId): string => `zampa-${id.toLowerCase()}-eur-monthly`;
/** Returns what it calls one more person of a plan. */
export const extraUserPrice = (id: PlanId): string => `zampa-${id.toLowerCase()}-user-eur-monthly`;

/** The plans that are paid for: the free one is nothing that the provider knows. */
export const PAID_PLANS = PLAN_IDS.filter((id) => !isFree(PLANS[id]));

/** Returns the plan of a price, or null for what is none. */
export const planOfPrice = (price: string): PlanId | null =>
  PAID_PLANS.find((id) => planPrice(id) === price) ?? null;

/** Returns whether a price is that of one more person. */
export const isExtraUserPrice = (price: string): boolean =>
  PAID_PLANS.some((id) => extraUserPrice(id) === price);
