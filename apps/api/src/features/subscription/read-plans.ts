import type { OfferedPlan } from '@zampa/contract/subscription/objects';
import {
  isFree,
  percentOf,
  PLAN_CURRENCY,
  PLAN_IDS,
  PLANS,
} from '@zampa/domain/subscription/plans';

/** Lists the plans, from the free one to the largest. */
export async function readPlans(): Promise<OfferedPlan[]> {
  return PLAN_IDS.map((id) => {
    const { name, price, feeBasisPoints, includedUsers, extraUserPrice, facilities } = PLANS[id];
    return {
      id,
      name,
      price,
      currency: PLAN_CURRENCY,
      feePercent: percentOf(feeBasisPoints),
      includedUsers,
      free: isFree(PLANS[id]),
      extraUserPrice,
      facilities,
    };
  });
}
