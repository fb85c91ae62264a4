import { describe, expect, it } from 'vitest';
import { cheapestPlan, offerOf } from './offers.ts';
import type { PlanId } from './plans.ts';

type Running = { readonly planId: PlanId; readonly extraUsers: number } | null;
const paid = (planId: PlanId, extraUsers = 0): Running => ({ planId, extraUsers });

describe('offerOf', () => {
  it.each([
    { running: null, id: 'FREE', taken: 458_700, extra: 0, seats: 2, month: 13_761 },
    { running: null, id: 'STANDARD', taken: 458_700, extra: 0, seats: 5, month: 9780 },
    { running: null, id: 'NETWORK', taken: 199, extra: 0, seats: 50, month: 19_900 },
    { running: paid('STANDARD', 2), id: 'STANDARD', taken: 0, extra: 2, seats: 7, month: 4700 },
    { running: paid('CLINIC', 2), id: 'STANDARD', taken: 0, extra: 2, seats: 7, month: 4700 },
    { running: paid('CLINIC', 2), id: 'CLINIC', taken: 100, extra: 2, seats: 17, month: 9300 },
    { running: paid('STANDARD', 3), id: 'CLINIC', taken: 0, extra: 0, seats: 15, month: 7900 },
    { running: paid('CLINIC', 2), id: 'FREE', taken: 0, extra: 0, seats: 2, month: 0 },
  ] as {
    running: Running;
    id: PlanId;
    taken: number;
    extra: number;
    seats: number;
    month: number;
  }[])(
    'with $running, plan $id costs $month a month with $seats seats',
    ({ running, id, taken, extra, seats, month }) => {
      expect(offerOf(running, id, taken)).toEqual({ planId: id, extraUsers: extra, seats, month });
    },
  );
});

describe('cheapestPlan', () => {
  it.each([
    { running: null, users: 1, facilities: 1, taken: 0, cheapest: 'FREE' },
    { running: null, users: 2, facilities: 1, taken: 458_700, cheapest: 'STANDARD' },
    { running: null, users: 3, facilities: 1, taken: 0, cheapest: 'STANDARD' },
    // Standard alone has only five seats.
    { running: null, users: 7, facilities: 1, taken: 0, cheapest: 'CLINIC' },
    // Paid extra seats are kept and charged.
    { running: paid('CLINIC', 2), users: 7, facilities: 1, taken: 0, cheapest: 'STANDARD' },
    { running: paid('CLINIC', 20), users: 3, facilities: 1, taken: 0, cheapest: 'NETWORK' },
    { running: null, users: 1, facilities: 3, taken: 0, cheapest: 'CLINIC' },
    { running: null, users: 51, facilities: 1, taken: 0, cheapest: null },
  ] as {
    running: Running;
    users: number;
    facilities: number;
    taken: number;
    cheapest: PlanId | null;
  }[])(
    'for $users users in $facilities clinics with $running is $cheapest',
    ({ running, taken, cheapest, ...use }) => {
      expect(cheapestPlan(running, use, taken)).toBe(cheapest);
    },
  );
});
