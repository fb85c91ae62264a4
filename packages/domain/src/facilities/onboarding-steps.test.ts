import { describe, expect, it } from 'vitest';
import { computeCompletion, ONBOARDING_STEPS, type OnboardingStep } from './onboarding-steps.ts';
import { refusalToStartTrial, trialEnd, trialStatusAt } from './trial.ts';

describe('computeCompletion', () => {
  it.each([
    { completed: [], complete: false, percent: 0 },
    { completed: ['data', 'hours'], complete: false, percent: 28 },
    { completed: ONBOARDING_STEPS.slice(1), complete: false, percent: 85 },
    { completed: ONBOARDING_STEPS, complete: true, percent: 100 },
  ] as { completed: OnboardingStep[]; complete: boolean; percent: number }[])(
    'returns $percent % for $completed',
    ({ completed, complete, percent }) => {
      const completion = computeCompletion(completed);
      expect(completion).toMatchObject({ complete, percent });
      expect([...completed, ...completion.missing].toSorted()).toEqual(ONBOARDING_STEPS.toSorted());
    },
  );
});

describe('trial', () => {
  const now = new Date('2026-11-20T09:00:00.000Z');

  it('lasts 30 days of 24 hours', () => {
    expect(trialEnd(now).toISOString()).toBe('2026-12-20T09:00:00.000Z');
  });

  it.each([
    { status: 'IN_PROGRESS', endsAt: '2026-11-20T09:00:00.001Z', at: 'IN_PROGRESS' },
    { status: 'IN_PROGRESS', endsAt: '2026-11-20T09:00:00.000Z', at: 'EXPIRED' },
    { status: 'EXPIRED', endsAt: '2026-11-19T09:00:00.000Z', at: 'EXPIRED' },
    { status: 'ONBOARDING', endsAt: null, at: 'ONBOARDING' },
    { status: 'ONBOARDING', endsAt: '2026-11-19T09:00:00.000Z', at: 'ONBOARDING' },
    { status: 'IN_PROGRESS', endsAt: null, at: 'IN_PROGRESS' },
    { status: 'NEW', endsAt: null, at: 'NEW' },
  ] as const)('in status $status until $endsAt is $at', ({ status, endsAt, at }) => {
    expect(trialStatusAt({ status, endsAt: endsAt === null ? null : new Date(endsAt) }, now)).toBe(
      at,
    );
  });

  it.each([
    { status: 'ONBOARDING', missing: ['availability', 'plan'], refusal: null },
    { status: 'NEW', missing: [], refusal: null },
    { status: 'ONBOARDING', missing: ['hours'], refusal: 'STATUS_CONFLICT' },
    { status: 'ONBOARDING', missing: ['data'], refusal: 'STATUS_CONFLICT' },
    { status: 'ONBOARDING', missing: ['services'], refusal: 'STATUS_CONFLICT' },
    { status: 'IN_PROGRESS', missing: [], refusal: 'STATUS_CONFLICT' },
    { status: 'EXPIRED', missing: [], refusal: 'STATUS_CONFLICT' },
    { status: null, missing: [], refusal: 'STATUS_CONFLICT' },
  ] as const)(
    'in status $status lacking $missing cannot start: $refusal',
    ({ status, missing, refusal }) => {
      expect(refusalToStartTrial(status, missing)).toBe(refusal);
    },
  );
});
