import type { PlanId } from './plans.ts';
import { planAt, type GoverningPlan } from './subscription.ts';

/** Action that choosing a plan leads to. */
export type PlanChoice =
  /** The free plan starts immediately without payment. */
  | 'TAKE_FREE'
  /** The paid plan is canceled at the end of its term. */
  | 'END_WITH_TERM'
  /** The unpaid plan is canceled immediately. */
  | 'END_AT_ONCE'
  /** The cancellation is revoked. */
  | 'RESUME'
  /** The plan is paid for on the billing provider's checkout page. */
  | 'PAY';

/** Returns the action that choosing a plan leads to; null if the plan is already active. */
export function planChoiceFor(
  governing: GoverningPlan | null,
  planId: PlanId,
  now: Date,
): PlanChoice | null {
  const current = governing && planAt(governing, now);
  if (!current || current.status === 'FREE') {
    if (planId !== 'FREE') return 'PAY';
    return current ? null : 'TAKE_FREE';
  }
  if (planId === 'FREE') {
    if (current.status === 'PAST_DUE') return 'END_AT_ONCE';
    return current.status === 'ACTIVE' ? 'END_WITH_TERM' : null;
  }
  if (planId !== current.planId) return 'PAY';
  if (current.status === 'NON_RENEWING') return 'RESUME';
  return current.status === 'PAST_DUE' ? 'PAY' : null;
}
