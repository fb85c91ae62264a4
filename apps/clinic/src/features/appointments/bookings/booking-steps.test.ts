import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { expect, it } from 'vitest';
import { allowedBookingSteps } from './booking-steps.ts';

const START = '2026-11-20T09:00:00Z';
const before = new Date('2026-11-20T08:59:59.999Z');
const begun = new Date(START);
const VETERINARIAN = 3;
const SECRETARY = 5;

function booking(status: CalendarEvent['payload']['status'], valid = true) {
  const event = {
    title: '',
    subtitle: '',
    start: START,
    end: START,
    allDay: false,
    resource: null,
  };
  const payload = { event, status, valid } as CalendarEvent['payload'];
  return { payload };
}

const visit = (status: 'OPEN' | 'CLOSED', ended = false) =>
  ({ payload: { status }, family: { ended } }) as Conversation;

const allowed = (...args: Parameters<typeof allowedBookingSteps>) =>
  Object.entries(allowedBookingSteps(...args)).flatMap(([step, may]) => (may ? [step] : []));

it.each([
  {
    why: 'requested',
    of: booking('TO_BE_CONFIRMED'),
    now: before,
    steps: ['confirm', 'move', 'cancel'],
  },
  {
    why: 'requested for a time that has passed',
    of: booking('TO_BE_CONFIRMED'),
    now: begun,
    steps: ['move', 'cancel'],
  },
  {
    why: 'confirmed and in the future',
    of: booking('NEW'),
    now: before,
    steps: ['move', 'cancel'],
  },
  {
    why: 'confirmed and has begun',
    of: booking('UPDATED'),
    now: begun,
    steps: ['end', 'move', 'noShow', 'cancel'],
  },
  { why: 'held until payment', of: booking('RESERVATION'), now: begun, steps: ['move', 'cancel'] },
  { why: 'canceled', of: booking('CANCELED', false), now: begun, steps: [] },
])('allowedBookingSteps returns $steps for a booking that is $why', ({ of, now, steps }) => {
  expect(allowed(of, visit('OPEN'), now, VETERINARIAN)).toEqual(steps);
});

it('allowedBookingSteps returns nothing when the visit has ended', () => {
  expect(allowed(booking('NEW'), visit('CLOSED'), begun, VETERINARIAN)).toEqual([]);
});

it('allowedBookingSteps excludes ending the visit for reception', () => {
  expect(allowed(booking('NEW'), visit('OPEN'), begun, SECRETARY)).toEqual([
    'move',
    'noShow',
    'cancel',
  ]);
});

it('allowedBookingSteps excludes confirming when the client has left the clinic', () => {
  const requested = booking('TO_BE_CONFIRMED');
  expect(allowed(requested, visit('OPEN', true), before, VETERINARIAN)).toEqual(['move', 'cancel']);
});
