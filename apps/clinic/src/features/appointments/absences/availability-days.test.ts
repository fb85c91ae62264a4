import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { expect, it } from 'vitest';
import { computeAvailabilityDays, AVAILABILITY_DAYS } from './availability-days.ts';

const hours = [{ weekday: 7, from: '09:00', to: '13:00' }];

function absence(start: string, end: string, resource: string | null = 'vera') {
  const event = { title: '', subtitle: '', start, end, allDay: false, resource };
  return { id: start, category: 'OOO', payload: { event } } as CalendarEvent;
}

const dayWith = (events: readonly CalendarEvent[], own: typeof hours | null = null) =>
  computeAvailabilityDays('2027-03-28', { memberId: 'vera', own }, hours, events, 'Europe/Rome')[0];

it.each([
  { why: 'works', events: [], state: 'working', absences: 0 },
  {
    why: 'is away all day, on a day of 23 hours',
    events: [absence('2027-03-27T23:00:00Z', '2027-03-28T22:00:00Z')],
    state: 'away',
    absences: 1,
  },
  {
    why: 'is away for an hour',
    events: [absence('2027-03-28T07:00:00Z', '2027-03-28T08:00:00Z')],
    state: 'partly',
    absences: 1,
  },
  {
    why: 'the clinic is closed',
    events: [absence('2027-03-27T23:00:00Z', '2027-03-28T22:00:00Z', null)],
    state: 'away',
    absences: 0,
  },
  {
    why: 'a colleague is away',
    events: [absence('2027-03-27T23:00:00Z', '2027-03-28T22:00:00Z', 'marco')],
    state: 'working',
    absences: 0,
  },
])('computeAvailabilityDays returns $state: $why', ({ events, state, absences }) => {
  const day = dayWith(events);
  expect(day?.state).toBe(state);
  expect(day?.absences).toHaveLength(absences);
});

it('computeAvailabilityDays returns 15 days, and marks days without working hours as off', () => {
  expect(dayWith([], [])?.state).toBe('off');
  const days = computeAvailabilityDays(
    '2027-03-28',
    { memberId: 'vera', own: null },
    hours,
    [],
    'UTC',
  );
  expect(days).toHaveLength(AVAILABILITY_DAYS);
  expect(days.filter(({ state }) => state === 'working').map(({ day }) => day)).toEqual([
    '2027-03-28',
    '2027-04-04',
    '2027-04-11',
  ]);
});
