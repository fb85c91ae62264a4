import { describe, expect, it } from 'vitest';
import { erasureDate, isErasureDue, refusalToErase } from './erasure.ts';

describe('account erasure', () => {
  it.each([
    ['2026-11-28T10:15:30.123Z', '2026-12-12T10:15:30.123Z'],
    ['2027-02-20T23:59:59.999Z', '2027-03-06T23:59:59.999Z'],
    // Fourteen times 24 hours, also across a DST change.
    ['2026-10-20T08:00:00.000Z', '2026-11-03T08:00:00.000Z'],
    ['2028-02-20T00:00:00.000Z', '2028-03-05T00:00:00.000Z'],
  ])('requested at %s is due at %s', (requestedAt, date) => {
    expect(erasureDate(new Date(requestedAt)).toISOString()).toBe(date);
  });

  it.each([
    ['2026-12-12T10:15:30.122Z', false],
    ['2026-12-12T10:15:30.123Z', true],
    ['2026-12-12T10:15:30.124Z', true],
  ])('at %s can no longer be canceled: %s', (now, isDue) => {
    expect(isErasureDue(new Date('2026-12-12T10:15:30.123Z'), new Date(now))).toBe(isDue);
  });
});

describe('refusalToErase', () => {
  it.each([
    { isAdmin: true, admins: 0, people: 0, clients: 0, refusal: null },
    { isAdmin: true, admins: 0, people: 1, clients: 0, refusal: 'LAST_ADMIN' },
    { isAdmin: true, admins: 0, people: 0, clients: 1, refusal: 'LAST_ADMIN' },
    { isAdmin: true, admins: 0, people: 3, clients: 40, refusal: 'LAST_ADMIN' },
    { isAdmin: true, admins: 1, people: 1, clients: 40, refusal: null },
    { isAdmin: true, admins: 2, people: 5, clients: 0, refusal: null },
    { isAdmin: false, admins: 1, people: 1, clients: 40, refusal: null },
    { isAdmin: false, admins: 0, people: 2, clients: 1, refusal: null },
  ])(
    'for admin $isAdmin with $admins other admins, $people other people, $clients clients returns $refusal',
    (one) => {
      const { refusal, ...left } = one;
      expect(refusalToErase(left)).toBe(refusal);
    },
  );
});
