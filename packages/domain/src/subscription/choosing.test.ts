import { describe, expect, it } from 'vitest';
import { choiceOf } from './choosing.ts';
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

describe('choosing a plan', () => {
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
  ] as const)('$planId after $of.planId $of.status: $choice', ({ of, planId, choice }) => {
    expect(choiceOf(of, planId, now)).toBe(choice);
  });

  it('begins anew once what was given up has ended', () => {
    expect(choiceOf(standard('NON_RENEWING'), 'STANDARD', later)).toBe('PAY');
  });
});
