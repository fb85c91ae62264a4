import { describe, expect, it } from 'vitest';
import { completionOf, ONBOARDING_STEPS, type OnboardingStep } from './steps.ts';
import { refusalToStartTrial, trialEnd, trialStatusAt } from './trial.ts';

describe('completionOf', () => {
  it.each([
    { done: [], complete: false, percent: 0 },
    { done: ['data', 'hours'], complete: false, percent: 28 },
    { done: ONBOARDING_STEPS.slice(1), complete: false, percent: 85 },
    { done: ONBOARDING_STEPS, complete: true, percent: 100 },
  ] as { done: OnboardingStep[]; complete: boolean; percent: number }[])(
    '$done → $percent %',
    ({ done, complete, percent }) => {
      const completion = completionOf(done);
      expect(completion).toMatchObject({ complete, percent });
      expect([...done, ...completion.missing].toSorted()).toEqual(ONBOARDING_STEPS.toSorted());
    },
  );
});

describe('the trial', () => {
  const now = new Date('2026-11-20T09:00:00.000Z');

  it('lasts thirty days of 24 hours', () => {
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
  ] as const)('$status until $endsAt is $at', ({ status, endsAt, at }) => {
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
  ] as const)('of $status lacking $missing → $refusal', ({ status, missing, refusal }) => {
    expect(refusalToStartTrial(status, missing)).toBe(refusal);
  });
});
