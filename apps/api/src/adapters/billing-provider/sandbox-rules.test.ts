import { describe, expect, it } from 'vitest';
import { ageSubscription, renewUntil, startSubscription, termPrice } from './sandbox-rules.ts';

const DAY = 86_400;
const start = 1_790_000_000;
const fresh = startSubscription('sub_1', {
  customerId: 'fac_1',
  planId: 'STANDARD',
  extraUsers: 0,
  now: start,
});

describe('sandbox subscription', () => {
  it('runs for 30 days and is then renewed and invoiced', () => {
    expect(renewUntil(fresh, start + 30 * DAY - 1).invoices).toEqual([]);
    const { subscription, invoices } = renewUntil(fresh, start + 30 * DAY);
    expect(subscription).toMatchObject({ status: 'active', termEnd: start + 60 * DAY });
    expect(invoices).toMatchObject([{ total: 2900, status: 'paid', date: start + 30 * DAY }]);
  });

  it('creates the missing invoices when several terms have passed', () => {
    expect(renewUntil(fresh, start + 95 * DAY).invoices).toHaveLength(3);
  });

  it('becomes overdue at the first unpaid renewal and stays overdue', () => {
    const { subscription, invoices } = renewUntil({ ...fresh, failsNext: true }, start + 61 * DAY);
    expect(subscription).toMatchObject({ status: 'active', dueSince: start + 30 * DAY });
    expect(invoices.map(({ status }) => status)).toEqual(['payment_due', 'payment_due']);
  });

  it('ends with its term after a cancellation', () => {
    const ending = { ...fresh, status: 'non_renewing' } as const;
    expect(renewUntil(ending, start + 30 * DAY - 1).subscription.status).toBe('non_renewing');
    expect(renewUntil(ending, start + 30 * DAY)).toMatchObject({
      subscription: { status: 'cancelled' },
      invoices: [],
    });
  });

  it('moves all its dates back when it is aged', () => {
    const aged = ageSubscription({ ...fresh, dueSince: start }, 15);
    expect(aged).toMatchObject({
      termStart: start - 15 * DAY,
      termEnd: start + 15 * DAY,
      dueSince: start - 15 * DAY,
    });
  });

  it('costs the plan price plus each extra person', () => {
    expect(termPrice({ ...fresh, extraUsers: 2 })).toBe(4700);
  });
});
