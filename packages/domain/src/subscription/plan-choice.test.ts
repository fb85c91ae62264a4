import { describe, expect, it } from 'vitest';
import { planChoiceFor } from './plan-choice.ts';
import { freePlan, type GoverningPlan } from './subscription.ts';

const now = new Date('2026-11-20T09:00:00.000Z');
const later = new Date('2026-12-01T09:00:00.000Z');
const standard = (status: 'ACTIVE' | 'NON_RENEWING' | 'PAST_DUE'): GoverningPlan => ({
  status,
  planId: 'STANDARD',
  extraUsers: 0,
  termEndsAt: later,
  pastDueSince: status === 'PAST_DUE' ? now : null,
});

describe('planChoiceFor', () => {
  it.each([
    { of: null, planId: 'FREE', choice: 'TAKE_FREE' },
    { of: null, planId: 'CLINIC', choice: 'PAY' },
    { of: freePlan(), planId: 'FREE', choice: null },
    { of: freePlan(), planId: 'STANDARD', choice: 'PAY' },
    { of: standard('ACTIVE'), planId: 'STANDARD', choice: null },
    { of: standard('ACTIVE'), planId: 'CLINIC', choice: 'PAY' },
    { of: standard('ACTIVE'), planId: 'FREE', choice: 'END_WITH_TERM' },
    { of: standard('NON_RENEWING'), planId: 'STANDARD', choice: 'RESUME' },
    { of: standard('NON_RENEWING'), planId: 'NETWORK', choice: 'PAY' },
    { of: standard('NON_RENEWING'), planId: 'FREE', choice: null },
    { of: standard('PAST_DUE'), planId: 'STANDARD', choice: 'PAY' },
    { of: standard('PAST_DUE'), planId: 'CLINIC', choice: 'PAY' },
    { of: standard('PAST_DUE'), planId: 'FREE', choice: 'END_AT_ONCE' },
  ] as const)(
    'choosing $planId with $of.planId $of.status (undefined: no plan) returns $choice',
    ({ of, planId, choice }) => {
      expect(planChoiceFor(of, planId, now)).toBe(choice);
    },
  );

  it('requires a new payment once an ending plan has ended', () => {
    expect(planChoiceFor(standard('NON_RENEWING'), 'STANDARD', later)).toBe('PAY');
  });
});
