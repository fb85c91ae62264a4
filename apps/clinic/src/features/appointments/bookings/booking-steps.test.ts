import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
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
  expect(allowed(of, 'OPEN', now, VETERINARIAN)).toEqual(steps);
});

it('leaves what has ended as it is', () => {
  expect(allowed(booking('NEW'), 'CLOSED', begun, VETERINARIAN)).toEqual([]);
});

it('lets the desk do everything but end', () => {
  expect(allowed(booking('NEW'), 'OPEN', begun, SECRETARY)).toEqual(['move', 'noShow', 'cancel']);
});
