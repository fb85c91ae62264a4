import { describe, expect, it } from 'vitest';
import { appointmentState, ownerChangeOption, type StoredBooking } from './appointment-state.ts';

const now = new Date('2026-11-20T09:00:00Z');
const booking: StoredBooking = {
  status: 'NEW',
  valid: true,
  noShow: false,
  heldUntil: null,
  invalidatedBy: null,
  event: { start: '2026-11-24T09:00:00Z', end: '2026-11-24T09:30:00Z' },
};
const underWay = { start: '2026-11-20T08:45:00Z', end: '2026-11-20T09:15:00Z' };
const over = { start: '2026-11-20T08:30:00Z', end: '2026-11-20T09:00:00Z' };
const off = { status: 'CANCELED', valid: false } as const;

describe('appointmentState', () => {
  it.each([
    { changes: {}, state: 'CONFIRMED' },
    { changes: { status: 'UPDATED' }, state: 'MOVED' },
    { changes: { status: 'TO_BE_CONFIRMED' }, state: 'ASKED' },
    { changes: { status: 'TO_BE_BOOKED', event: { start: null, end: null } }, state: 'WANTED' },
    { changes: { status: 'RESERVATION', heldUntil: '2026-11-20T09:10:00Z' }, state: 'TO_PAY' },
    { changes: { status: 'RESERVATION', heldUntil: '2026-11-20T09:00:00Z' }, state: 'LAPSED' },
    { changes: { event: underWay }, state: 'UNDER_WAY' },
    { changes: { status: 'UPDATED', event: over }, state: 'OVER' },
    { changes: { status: 'TO_BE_CONFIRMED', event: over }, state: 'LAPSED' },
    { changes: { ...off, noShow: true, invalidatedBy: 'vera' }, state: 'MISSED' },
    { changes: { ...off, invalidatedBy: 'olga' }, state: 'CALLED_OFF' },
    { changes: off, state: 'LAPSED' },
  ] as const)('returns $state for $changes', ({ changes, state }) => {
    expect(appointmentState({ payload: { ...booking, ...changes }, ended: false }, now)).toBe(
      state,
    );
  });
});

describe('ownerChangeOption', () => {
  const starting = (start: string) => ({ event: { start, end: '2026-11-25T09:00:00Z' } });
  it.each([
    { why: 'in four days', changes: {}, change: 'CHANGE' },
    { why: '24 hours ahead', changes: starting('2026-11-21T09:00:00Z'), change: 'ASK' },
    {
      why: 'more than 24 hours ahead',
      changes: starting('2026-11-21T09:00:01Z'),
      change: 'CHANGE',
    },
    {
      why: 'without a time',
      changes: { status: 'TO_BE_BOOKED', event: { start: null, end: null } },
      change: 'CHANGE',
    },
    { why: 'that is over', changes: { event: over }, change: null },
    { why: 'that was canceled', changes: { ...off, invalidatedBy: 'olga' }, change: null },
  ] as const)('returns $change for a booking $why', ({ changes, change }) => {
    expect(ownerChangeOption({ payload: { ...booking, ...changes }, ended: false }, now)).toBe(
      change,
    );
  });
});

describe('appointmentState for incomplete records', () => {
  const none = { start: null, end: null };

  it.each([
    { why: 'marked invalid without a reason', changes: { valid: false }, state: 'LAPSED' },
    { why: 'canceled but still marked valid', changes: { status: 'CANCELED' }, state: 'LAPSED' },
    { why: 'without a time', changes: { event: none }, state: 'WANTED' },
    { why: 'to be booked but with a time', changes: { status: 'TO_BE_BOOKED' }, state: 'WANTED' },
    {
      why: 'reserved without a hold expiry',
      changes: { status: 'RESERVATION', heldUntil: null },
      state: 'TO_PAY',
    },
    {
      why: 'that has started and has no end',
      changes: { event: { start: underWay.start, end: null } },
      state: 'UNDER_WAY',
    },
  ] as const)('returns $state for a booking $why', ({ changes, state }) => {
    expect(appointmentState({ payload: { ...booking, ...changes }, ended: false }, now)).toBe(
      state,
    );
  });
});

describe('appointmentState for a visit that ended early', () => {
  it.each([
    { what: 'booked', changes: {}, state: 'OVER' },
    { what: 'moved', changes: { status: 'UPDATED' }, state: 'OVER' },
    {
      what: 'canceled before',
      changes: { status: 'CANCELED', valid: false, invalidatedBy: 'vet' },
      state: 'CALLED_OFF',
    },
    { what: 'missed', changes: { noShow: true }, state: 'MISSED' },
  ] as const)(
    'returns $state and allows no change if the booking was $what',
    ({ changes, state }) => {
      const ended = { payload: { ...booking, ...changes }, ended: true };
      expect(appointmentState(ended, now)).toBe(state);
      expect(ownerChangeOption(ended, now)).toBeNull();
    },
  );
});
