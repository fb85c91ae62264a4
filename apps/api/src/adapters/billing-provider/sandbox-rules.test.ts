import { describe, expect, it } from 'vitest';
import { agedBy, settledAt, started, totalOf } from './sandbox-rules.ts';

const DAY = 86_400;
const start = 1_790_000_000;
const fresh = started('sub_1', {
  customerId: 'fac_1',
  planId: 'STANDARD',
  extraUsers: 0,
  now: start,
});

describe('a subscription of the sandbox', () => {
  it('runs for thirty days and is then paid for again', () => {
    expect(settledAt(fresh, start + 30 * DAY - 1).invoices).toEqual([]);
    const { subscription, invoices } = settledAt(fresh, start + 30 * DAY);
    expect(subscription).toMatchObject({ status: 'active', termEnd: start + 60 * DAY });
    expect(invoices).toMatchObject([{ total: 2900, status: 'paid', date: start + 30 * DAY }]);
  });

  it('catches up with months that nobody looked at', () => {
    expect(settledAt(fresh, start + 95 * DAY).invoices).toHaveLength(3);
  });

  it('that is not paid is due since its renewal, and stays so', () => {
    const { subscription, invoices } = settledAt({ ...fresh, failsNext: true }, start + 61 * DAY);
    expect(subscription).toMatchObject({ status: 'active', dueSince: start + 30 * DAY });
    expect(invoices.map(({ status }) => status)).toEqual(['payment_due', 'payment_due']);
  });

  it('that was given up ends with its term', () => {
    const ending = { ...fresh, status: 'non_renewing' } as const;
    expect(settledAt(ending, start + 30 * DAY - 1).subscription.status).toBe('non_renewing');
    expect(settledAt(ending, start + 30 * DAY)).toMatchObject({
      subscription: { status: 'cancelled' },
      invoices: [],
    });
  });

  it('ages with everything that it knows', () => {
    const aged = agedBy({ ...fresh, dueSince: start }, 15);
    expect(aged).toMatchObject({
      termStart: start - 15 * DAY,
      termEnd: start + 15 * DAY,
      dueSince: start - 15 * DAY,
    });
  });

  it('costs its plan and each person beyond', () => {
    expect(totalOf({ ...fresh, extraUsers: 2 })).toBe(4700);
  });
});
