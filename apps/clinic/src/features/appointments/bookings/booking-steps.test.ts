import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { expect, it } from 'vitest';
import { stepsOf } from './booking-steps.ts';

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

const allowed = (...args: Parameters<typeof stepsOf>) =>
  Object.entries(stepsOf(...args)).flatMap(([step, may]) => (may ? [step] : []));

it.each([
  {
    why: 'asked for',
    of: booking('TO_BE_CONFIRMED'),
    now: before,
    steps: ['confirm', 'move', 'cancel'],
  },
  {
    why: 'asked for, passed',
    of: booking('TO_BE_CONFIRMED'),
    now: begun,
    steps: ['move', 'cancel'],
  },
  { why: 'confirmed, to come', of: booking('NEW'), now: before, steps: ['move', 'cancel'] },
  { why: 'begun', of: booking('UPDATED'), now: begun, steps: ['end', 'move', 'noShow', 'cancel'] },
  { why: 'held', of: booking('RESERVATION'), now: begun, steps: ['move', 'cancel'] },
  { why: 'called off', of: booking('CANCELED', false), now: begun, steps: [] },
])('$why: $steps', ({ of, now, steps }) => {
  expect(allowed(of, visit('OPEN'), now, VETERINARIAN)).toEqual(steps);
});

it('leaves what has ended as it is', () => {
  expect(allowed(booking('NEW'), visit('CLOSED'), begun, VETERINARIAN)).toEqual([]);
});

it('lets the desk do everything but end', () => {
  expect(allowed(booking('NEW'), visit('OPEN'), begun, SECRETARY)).toEqual([
    'move',
    'noShow',
    'cancel',
  ]);
});

it('has nobody agree to the time of a client who has left', () => {
  const asked = booking('TO_BE_CONFIRMED');
  expect(allowed(asked, visit('OPEN', true), before, VETERINARIAN)).toEqual(['move', 'cancel']);
});
