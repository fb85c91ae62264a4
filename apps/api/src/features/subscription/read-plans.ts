import type { OfferedPlan } from '@zampa/contract/subscription/objects';
import type { readPlans as call } from '@zampa/contract/subscription/read-plans';
import {
  isFreePlan,
  toPercent,
  PLAN_CURRENCY,
  PLAN_IDS,
  PLANS,
} from '@zampa/domain/subscription/plans';
import type { Context } from '../../http/context.ts';
import { pageOfList, type Page } from '../../http/replies/pagination.ts';

/** Returns the plans, from the free one to the largest. Throws VALIDATION. */
export async function readPlans({ query }: Context<typeof call>): Promise<Page> {
  return pageOfList(offeredPlans(), query);
}

function offeredPlans(): OfferedPlan[] {
  return PLAN_IDS.map((id) => {
    const { name, price, feeBasisPoints, includedUsers, extraUserPrice, facilities } = PLANS[id];
    return {
      id,
      name,
      price,
      currency: PLAN_CURRENCY,
      feePercent: toPercent(feeBasisPoints),
      includedUsers,
      free: isFreePlan(PLANS[id]),
      extraUserPrice,
      facilities,
    };
  });
}
