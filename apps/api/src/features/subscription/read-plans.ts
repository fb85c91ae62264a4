import type { OfferedPlan } from '@zampa/contract/subscription/objects';
import type { readPlans as call } from '@zampa/contract/subscription/read-plans';
import {
  isFree,
  percentOf,
  PLAN_CURRENCY,
  PLAN_IDS,
  PLANS,
} from '@zampa/domain/subscription/plans';
import type { Context } from '../../http/context.ts';
import { partOf, type Page } from '../../http/pagination.ts';

/** Returns the plans, from the free one to the largest. Refusal: VALIDATION. */
export async function readPlans({ query }: Context<typeof call>): Promise<Page> {
  return partOf(offeredPlans(), query);
}

function offeredPlans(): OfferedPlan[] {
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
