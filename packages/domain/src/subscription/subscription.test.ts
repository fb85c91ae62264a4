import { describe, expect, it } from 'vitest';
import {
  allowanceAt,
  hasSeatLimit,
  freePlan,
  isStale,
  planAt,
  planOfSubscription,
  restrictionAt,
  type GoverningPlan,
  type ProviderSubscription,
} from './subscription.ts';

const now = new Date('2026-11-20T09:00:00.000Z');
const day = (date: string) => new Date(`${date}T09:00:00.000Z`);

const provider: ProviderSubscription = {
  id: 'sub_1',
  state: 'active',
  planId: 'STANDARD',
  extraUsers: 0,
  termEndsAt: day('2026-12-01'),
  dueSince: null,
  version: 1,
};
const paid: GoverningPlan = {
  status: 'ACTIVE',
  planId: 'STANDARD',
  extraUsers: 0,
  termEndsAt: day('2026-12-01'),
  pastDueSince: null,
};

describe('planOfSubscription', () => {
  it.each([
    { state: 'future', status: 'ACTIVE', planId: 'STANDARD' },
    { state: 'in_trial', status: 'ACTIVE', planId: 'STANDARD' },
    { state: 'active', status: 'ACTIVE', planId: 'STANDARD' },
    { state: 'non_renewing', status: 'NON_RENEWING', planId: 'STANDARD' },
    { state: 'paused', status: 'PAST_DUE', planId: 'STANDARD' },
    { state: 'cancelled', status: 'FREE', planId: 'FREE' },
    { state: 'transferred', status: 'FREE', planId: 'FREE' },
  ] as const)('maps $state to $status', ({ state, status, planId }) => {
    expect(planOfSubscription({ ...provider, state }, now)).toMatchObject({ status, planId });
  });

  it('is past due from the due date of its invoice', () => {
    const due = planOfSubscription({ ...provider, dueSince: day('2026-11-10') }, now);
    expect(due).toEqual({ ...paid, status: 'PAST_DUE', pastDueSince: day('2026-11-10') });
  });

  it('is past due from now on if paused without an invoice', () => {
    expect(planOfSubscription({ ...provider, state: 'paused' }, now).pastDueSince).toEqual(now);
  });

  it('is free after a canceled term ended', () => {
    const over = { ...provider, state: 'non_renewing', termEndsAt: now } as const;
    expect(planOfSubscription(over, now)).toEqual(freePlan());
  });

  it('is past due until the end of a canceled term with an unpaid invoice', () => {
    const endingPlan = { ...provider, state: 'non_renewing', dueSince: day('2026-11-01') } as const;
    const plan = planOfSubscription(endingPlan, now);
    expect(plan).toEqual({ ...paid, status: 'PAST_DUE', pastDueSince: day('2026-11-01') });
    expect(restrictionAt({ trial: null, plan }, now)).toBe('SUBSCRIPTION_PAST_DUE');
    expect(planOfSubscription(endingPlan, day('2026-12-01'))).toEqual(freePlan());
  });

  it('keeps the paid extra seats', () => {
    expect(planOfSubscription({ ...provider, extraUsers: 3 }, now).extraUsers).toBe(3);
  });
});

describe('planAt', () => {
  const ending: GoverningPlan = { ...paid, status: 'NON_RENEWING' };
  it.each([
    { plan: ending, at: day('2026-11-30'), planId: 'STANDARD' },
    { plan: ending, at: day('2026-12-01'), planId: 'FREE' },
    { plan: paid, at: day('2026-12-02'), planId: 'STANDARD' },
    { plan: freePlan(), at: day('2030-01-01'), planId: 'FREE' },
  ])('a $plan.status plan at $at is $planId', ({ plan, at, planId }) => {
    expect(planAt(plan, at).planId).toBe(planId);
  });
});

describe('restrictionAt', () => {
  const due = (since: string): GoverningPlan => ({
    ...paid,
    status: 'PAST_DUE',
    pastDueSince: day(since),
  });
  const trial = (status: 'ONBOARDING' | 'IN_PROGRESS' | 'EXPIRED', endsAt: Date | null) => ({
    trial: { status, endsAt },
    plan: null,
  });
  it.each([
    { name: 'onboarding', standing: trial('ONBOARDING', null), why: null },
    { name: 'a running trial', standing: trial('IN_PROGRESS', day('2026-11-21')), why: null },
    { name: 'a trial at its end', standing: trial('IN_PROGRESS', now), why: 'TRIAL_EXPIRED' },
    { name: 'an ended trial', standing: trial('EXPIRED', day('2026-11-01')), why: 'TRIAL_EXPIRED' },
    { name: 'a paid plan', standing: { trial: null, plan: paid }, why: null },
    { name: 'the free plan', standing: { trial: null, plan: freePlan() }, why: null },
    { name: 'neither trial nor plan', standing: { trial: null, plan: null }, why: null },
    {
      name: 'a plan 13 days past due',
      standing: { trial: null, plan: due('2026-11-07') },
      why: null,
    },
    {
      name: 'a plan 14 days past due',
      standing: { trial: null, plan: due('2026-11-06') },
      why: 'SUBSCRIPTION_PAST_DUE',
    },
  ] as const)('with $name returns $why', ({ standing: subscription, why }) => {
    expect(restrictionAt(subscription, now)).toBe(why);
  });
});

describe('allowanceAt', () => {
  const trial = (status: 'NEW' | 'ONBOARDING' | 'IN_PROGRESS' | 'EXPIRED') => ({
    trial: { status, endsAt: status === 'IN_PROGRESS' ? day('2026-11-25') : null },
    plan: null,
  });
  const planned = (plan: Partial<GoverningPlan>) => ({ trial: null, plan: { ...paid, ...plan } });
  it.each([
    { of: trial('ONBOARDING'), may: [null, 15, 0, 1, 150] },
    { of: trial('IN_PROGRESS'), may: [null, 15, 0, 1, 150] },
    { of: trial('EXPIRED'), may: [null, 15, 0, 1, 300] },
    { of: { trial: null, plan: null }, may: ['FREE', 2, 0, 1, 300] },
    { of: planned({}), may: ['STANDARD', 5, 0, 2, 150] },
    { of: planned({ extraUsers: 2 }), may: ['STANDARD', 7, 2, 2, 150] },
    { of: planned({ planId: 'CLINIC' }), may: ['CLINIC', 15, 0, 5, 90] },
    { of: planned({ planId: 'NETWORK' }), may: ['NETWORK', 50, 0, null, 50] },
    { of: planned({ status: 'PAST_DUE', pastDueSince: now }), may: ['STANDARD', 5, 0, 2, 150] },
    { of: planned({ status: 'NON_RENEWING', termEndsAt: now }), may: ['FREE', 2, 0, 1, 300] },
  ] as const)(
    'for $of returns $may',
    ({ of, may: [planId, users, extraUsers, facilities, feeBasisPoints] }) => {
      expect(allowanceAt(of, now)).toEqual({
        planId,
        users,
        extraUsers,
        facilities,
        feeBasisPoints,
      });
    },
  );
});

describe('isStale', () => {
  it.each([
    { known: { id: 'a', version: 5 }, asked: { id: 'a', version: 4 }, stale: true },
    { known: { id: 'a', version: 5 }, asked: { id: 'a', version: 5 }, stale: false },
    { known: { id: 'a', version: 5 }, asked: { id: 'a', version: 6 }, stale: false },
    { known: { id: 'a', version: 5 }, asked: { id: 'b', version: 1 }, stale: false },
    { known: { id: null, version: 0 }, asked: { id: 'a', version: 1 }, stale: false },
  ])('for $asked after $known returns $stale', ({ known: stored, asked: incoming, stale }) => {
    expect(isStale(stored, incoming)).toBe(stale);
  });
});

it.each([
  { trial: null, limits: true },
  { trial: { status: 'NEW', endsAt: null }, limits: false },
  { trial: { status: 'ONBOARDING', endsAt: null }, limits: false },
  { trial: { status: 'IN_PROGRESS', endsAt: null }, limits: true },
  { trial: { status: 'EXPIRED', endsAt: null }, limits: true },
] as const)('hasSeatLimit with trial $trial returns $limits', ({ trial, limits }) => {
  expect(hasSeatLimit({ trial })).toBe(limits);
});
