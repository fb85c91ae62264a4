import { describe, expect, it } from 'vitest';
import {
  isHold,
  BOOKING_STATUSES,
  calendarCategory,
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
  ] as const)('from %s', (status, byStaff, byOwner) => {
    const after = (party: 'facility' | 'owner') =>
      STEPS.map((step) => statusAfter(status, step, party) ?? '-').join(' ');
    expect(after('facility')).toBe(byStaff);
    expect(after('owner')).toBe(byOwner);
  });
});

describe('isConfirmed', () => {
  it('is what is new or changed since', () => {
    expect(BOOKING_STATUSES.filter(isConfirmed)).toEqual(['NEW', 'UPDATED']);
  });
});

describe('isTentative', () => {
  it('is a time that waits for the clinic, or for its payment', () => {
    expect(BOOKING_STATUSES.filter(isTentative)).toEqual(['TO_BE_CONFIRMED', 'RESERVATION']);
  });
});

describe('calendarCategory', () => {
  it.each([
    ['booking', 'BOOKING'],
    ['OOO', 'OOO'],
    ['party', 'NONE'],
    [undefined, 'NONE'],
  ])('%s is %s', (typed, category) => {
    expect(calendarCategory(typed)).toBe(category);
  });
});

describe('a time that is kept while somebody finishes booking', () => {
  it.each([
    { category: 'NONE', status: 'RESERVATION', hold: true },
    { category: 'BOOKING', status: 'RESERVATION', hold: false },
    { category: 'OOO', status: 'RESERVATION', hold: false },
    { category: 'NONE', status: 'NEW', hold: false },
  ] as const)('is $category with $status: $hold', ({ category, status, hold }) => {
    expect(isHold({ category, status })).toBe(hold);
  });
});
