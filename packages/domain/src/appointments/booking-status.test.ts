import { describe, expect, it } from 'vitest';
import {
  isHold,
  BOOKING_STATUSES,
  toCalendarCategory,
  isConfirmed,
  isTentative,
  statusAfter,
  type BookingStep,
} from './booking-status.ts';

const STEPS: readonly BookingStep[] = ['MOVE', 'CONFIRM', 'PAY', 'CANCEL'];

describe('statusAfter', () => {
  it.each([
    // status, by staff: MOVE CONFIRM PAY CANCEL, by a pet owner: MOVE CONFIRM PAY CANCEL
    ['TO_BE_BOOKED', 'NEW NEW - CANCELED', 'TO_BE_CONFIRMED NEW - CANCELED'],
    ['TO_BE_CONFIRMED', 'UPDATED NEW - CANCELED', 'TO_BE_CONFIRMED NEW - CANCELED'],
    ['RESERVATION', 'RESERVATION - NEW CANCELED', 'RESERVATION - NEW CANCELED'],
    ['NEW', 'UPDATED UPDATED - CANCELED', 'UPDATED UPDATED - CANCELED'],
    ['UPDATED', 'UPDATED UPDATED - CANCELED', 'UPDATED UPDATED - CANCELED'],
    ['CANCELED', '- - - CANCELED', '- - - CANCELED'],
  ] as const)(
    'returns the next status from %s for each step and party',
    (status, byStaff, byOwner) => {
      const after = (party: 'facility' | 'owner') =>
        STEPS.map((step) => statusAfter(status, step, party) ?? '-').join(' ');
      expect(after('facility')).toBe(byStaff);
      expect(after('owner')).toBe(byOwner);
    },
  );
});

describe('isConfirmed', () => {
  it('accepts only NEW and UPDATED', () => {
    expect(BOOKING_STATUSES.filter(isConfirmed)).toEqual(['NEW', 'UPDATED']);
  });
});

describe('isTentative', () => {
  it('accepts only TO_BE_CONFIRMED and RESERVATION', () => {
    expect(BOOKING_STATUSES.filter(isTentative)).toEqual(['TO_BE_CONFIRMED', 'RESERVATION']);
  });
});

describe('toCalendarCategory', () => {
  it.each([
    ['booking', 'BOOKING'],
    ['OOO', 'OOO'],
    ['party', 'NONE'],
    [undefined, 'NONE'],
  ])('maps %s to %s', (typed, category) => {
    expect(toCalendarCategory(typed)).toBe(category);
  });
});

describe('isHold', () => {
  it.each([
    { category: 'NONE', status: 'RESERVATION', hold: true },
    { category: 'BOOKING', status: 'RESERVATION', hold: false },
    { category: 'OOO', status: 'RESERVATION', hold: false },
    { category: 'NONE', status: 'NEW', hold: false },
  ] as const)(
    'for category $category and status $status returns $hold',
    ({ category, status, hold }) => {
      expect(isHold({ category, status })).toBe(hold);
    },
  );
});
