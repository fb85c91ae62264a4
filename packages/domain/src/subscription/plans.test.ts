import { describe, expect, it } from 'vitest';
import { hasLargerPlan, extraUsersAfter, isFreePlan, toPercent, PLAN_IDS, PLANS } from './plans.ts';

describe('PLANS', () => {
  // Agreed prices: change them here and in plans.ts.
  it.each([
    { id: 'FREE', price: 0, users: 2, extra: null, fee: 3, facilities: 1, free: true },
    { id: 'STANDARD', price: 2900, users: 5, extra: 900, fee: 1.5, facilities: 2, free: false },
    { id: 'CLINIC', price: 7900, users: 15, extra: 700, fee: 0.9, facilities: 5, free: false },
    { id: 'NETWORK', price: 19900, users: 50, extra: 500, fee: 0.5, facilities: null, free: false },
  ] as const)(
    'has the agreed figures for $id',
    ({ id, price, users, extra, fee, facilities, free }) => {
      const plan = PLANS[id];
      expect(plan).toMatchObject({
        id,
        price,
        includedUsers: users,
        extraUserPrice: extra,
        facilities,
      });
      expect(toPercent(plan.feeBasisPoints)).toBe(fee);
      expect(isFreePlan(plan)).toBe(free);
    },
  );

  it('is ordered from the free to the largest plan', () => {
    expect(PLAN_IDS.map((id) => PLANS[id].includedUsers)).toEqual([2, 5, 15, 50]);
  });
});

describe('extraUsersAfter', () => {
  it.each([
    { from: 'CLINIC', extra: 2, to: 'CLINIC', keeps: 2 },
    { from: 'CLINIC', extra: 2, to: 'STANDARD', keeps: 2 },
    { from: 'STANDARD', extra: 3, to: 'CLINIC', keeps: 0 },
    { from: 'STANDARD', extra: 12, to: 'CLINIC', keeps: 2 },
    { from: 'CLINIC', extra: 2, to: 'NETWORK', keeps: 0 },
    { from: 'CLINIC', extra: 0, to: 'STANDARD', keeps: 0 },
    { from: 'CLINIC', extra: 2, to: 'FREE', keeps: 0 },
  ] as const)(
    'keeps $keeps of $extra extra seats from $from to $to',
    ({ from, extra, to, keeps }) => {
      expect(extraUsersAfter({ planId: from, extraUsers: extra }, to)).toBe(keeps);
    },
  );

  it('is 0 without a previously paid plan', () => {
    expect(extraUsersAfter(null, 'STANDARD')).toBe(0);
  });
});

describe('hasLargerPlan', () => {
  it.each([
    { plan: null, larger: true },
    { plan: 'FREE', larger: true },
    { plan: 'CLINIC', larger: true },
    { plan: 'NETWORK', larger: false },
  ] as const)('returns $larger for $plan', ({ plan, larger }) => {
    expect(hasLargerPlan(plan)).toBe(larger);
  });
});
