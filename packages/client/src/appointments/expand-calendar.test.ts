import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { summarizeCalendar } from '@zampa/contract/appointments/summarize-calendar';
import { expect, it } from 'vitest';
import { expandCalendar } from './expand-calendar.ts';

const person = (id: string, isVet: boolean) => ({
  id,
  firstName: 'Marta',
  lastName: 'Bianchi',
  image: null,
  isVet,
});
const [START, END, MOVED] = [
  '2026-12-01T09:00:00.000Z',
  '2026-12-01T09:30:00.000Z',
  '2026-11-20T11:00:00.000Z',
];

const busy: CalendarEvent = {
  id: 'busy',
  parent_id: null,
  type: 'CALENDAR',
  category: 'BOOKING',
  payload: {
    event: { title: '', subtitle: '', start: START, end: END, allDay: false, resource: null },
    status: 'NEW',
    valid: true,
    services: [],
    pets: [],
    facilityId: 'clinic',
    userId: null,
    reason: '',
    address: '',
    seriesId: null,
    noShow: false,
    attendanceConfirmedAt: null,
    heldUntil: null,
    updatedByUserId: null,
    movedAt: null,
    firstStatus: null,
    invalidatedAt: null,
    invalidatedBy: null,
  },
  user: null,
  client: null,
  petNames: [],
  ended: false,
  unread: 0,
  dateCreated: START,
  dateUpdated: START,
};
const booking: CalendarEvent = {
  ...busy,
  id: 'booking',
  parent_id: 'visit',
  payload: {
    event: {
      title: 'Teeth',
      subtitle: 'Luna',
      start: START,
      end: END,
      allDay: false,
      resource: 'vera',
    },
    status: 'CANCELED',
    valid: false,
    services: ['visit'],
    pets: ['luna', 'fido'],
    facilityId: 'clinic',
    userId: 'marta',
    reason: 'Pain',
    address: 'Via Roma 1',
    seriesId: 'series',
    noShow: true,
    attendanceConfirmedAt: MOVED,
    heldUntil: END,
    updatedByUserId: 'vera',
    movedAt: MOVED,
    firstStatus: 'TO_BE_CONFIRMED',
    invalidatedAt: MOVED,
    invalidatedBy: 'vera',
  },
  user: person('vera', true),
  client: { ...person('marta', false), phone: '+39 02 1234', closing: true, hasEmail: false },
  petNames: ['Fido', 'Luna'],
  ended: true,
  unread: 2,
  dateUpdated: MOVED,
};
const absence: CalendarEvent = {
  ...busy,
  id: 'absence',
  category: 'OOO',
  payload: { ...busy.payload, event: { ...busy.payload.event, allDay: true, resource: 'vera' } },
  user: person('vera', true),
};

it('expandCalendar restores the entries that summarizeCalendar made compact', () => {
  const entries = [busy, booking, absence];
  const sent: unknown = JSON.parse(JSON.stringify(summarizeCalendar(entries)));
  expect(expandCalendar(sent as ReturnType<typeof summarizeCalendar>, 'clinic')).toEqual(entries);
});

it('summarizeCalendar names each person once and omits usual values', () => {
  const { rows, people, clients } = summarizeCalendar([busy, booking, absence]);
  expect(rows[0]).toEqual({ id: 'busy', start: START, end: END, dateCreated: START });
  expect(Object.keys(people)).toEqual(['vera']);
  expect(Object.keys(clients)).toEqual(['marta']);
});
