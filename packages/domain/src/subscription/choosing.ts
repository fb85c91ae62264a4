import type { PlanId } from './plans.ts';
import { planAt, type GoverningPlan } from './subscription.ts';

/** What choosing a plan comes to. */
export type PlanChoice =
  /** The free plan governs at once: nothing is paid for. */
  | 'TAKE_FREE'
  /** What is paid for is given up, with its term. */
  | 'END_WITH_TERM'
  /** What has not been paid is given up at once. */
  | 'END_AT_ONCE'
  /** What was given up goes on. */
  | 'RESUME'
  /** It is paid for on a page of the provider. */
  | 'PAY';

/** Returns what choosing a plan comes to; null for the one that governs already. */
export function choiceOf(
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
