import { describe, expect, it } from 'vitest';
import { appointmentState, ownersChange, type StoredBooking } from './appointment-state.ts';

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
  ] as const)('$changes → $state', ({ changes, state }) => {
    expect(appointmentState({ payload: { ...booking, ...changes }, ended: false }, now)).toBe(
      state,
    );
  });
});

describe('ownersChange', () => {
  const starting = (start: string) => ({ event: { start, end: '2026-11-25T09:00:00Z' } });
  it.each([
    { why: 'in four days', changes: {}, change: 'CHANGE' },
    { why: '24 hours ahead', changes: starting('2026-11-21T09:00:00Z'), change: 'ASK' },
    { why: 'a second more', changes: starting('2026-11-21T09:00:01Z'), change: 'CHANGE' },
    {
      why: 'no time yet',
      changes: { status: 'TO_BE_BOOKED', event: { start: null, end: null } },
      change: 'CHANGE',
    },
    { why: 'over', changes: { event: over }, change: null },
    { why: 'called off', changes: { ...off, invalidatedBy: 'olga' }, change: null },
  ] as const)('$why → $change', ({ changes, change }) => {
    expect(ownersChange({ payload: { ...booking, ...changes }, ended: false }, now)).toBe(change);
  });
});

describe('what was stored half', () => {
  const none = { start: null, end: null };

  it.each([
    { why: 'ended without saying so', changes: { valid: false }, state: 'LAPSED' },
    { why: 'called off without its end', changes: { status: 'CANCELED' }, state: 'LAPSED' },
    { why: 'without a time', changes: { event: none }, state: 'WANTED' },
    { why: 'to be booked, with a time', changes: { status: 'TO_BE_BOOKED' }, state: 'WANTED' },
    {
      why: 'reserved without an end of that',
      changes: { status: 'RESERVATION', heldUntil: null },
      state: 'TO_PAY',
    },
    {
      why: 'begun, with no end',
      changes: { event: { start: underWay.start, end: null } },
      state: 'UNDER_WAY',
    },
  ] as const)('$why is $state', ({ changes, state }) => {
    expect(appointmentState({ payload: { ...booking, ...changes }, ended: false }, now)).toBe(
      state,
    );
  });
});

describe('a visit that was ended before its time', () => {
  it.each([
    { what: 'booked', changes: {}, state: 'OVER' },
    { what: 'moved', changes: { status: 'UPDATED' }, state: 'OVER' },
    {
      what: 'called off before',
      changes: { status: 'CANCELED', valid: false, invalidatedBy: 'vet' },
      state: 'CALLED_OFF',
    },
    { what: 'missed', changes: { noShow: true }, state: 'MISSED' },
  ] as const)('that was $what is $state, and nothing can be changed', ({ changes, state }) => {
    const ended = { payload: { ...booking, ...changes }, ended: true };
    expect(appointmentState(ended, now)).toBe(state);
    expect(ownersChange(ended, now)).toBeNull();
  });
});
