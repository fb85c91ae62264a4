import type { Thread } from '@zampa/client/conversations/thread/thread';
import { expect, it } from 'vitest';
import {
  type AppointmentFacts,
  changeDeadline,
  toAppointmentFacts,
  placeText,
} from './appointment-facts.ts';

const facts = (facility: Partial<AppointmentFacts['facility']>) =>
  ({
    facility: { name: 'San Luca', phone: null, timezone: 'Europe/Rome', ...facility },
    payload: { event: { start: '2026-11-24T09:45:00.000Z' } },
  }) as AppointmentFacts;

it.each([
  { place: {}, text: null },
  { place: { address: 'Via Appia' }, text: 'Via Appia' },
  {
    place: { address: 'Via Appia', streetNumber: '12', city: 'Roma' },
    text: 'Via Appia 12, Roma',
  },
])('placeText returns $text', ({ place, text }) => {
  expect(placeText(facts(place))).toBe(text);
});

it('changeDeadline is 24 hours of elapsed time before the start', () => {
  expect(changeDeadline(facts({}))).toBe('2026-11-23T09:45:00.000Z');
});

const thread = (resource: string | null) =>
  ({
    id: 'visit',
    facility: { id: 'f', name: 'San Luca', phone: null, timezone: 'Europe/Rome' },
    assignee: { id: 'vera' },
    events: [{ user: { id: 'carla' } }],
    payload: { serviceNames: ['Vaccination'] },
    appointment: { id: 'booking', payload: { event: { resource } }, petNames: ['Luna'] },
  }) as unknown as Thread;

it.each([
  { resource: 'vera', member: 'vera' },
  { resource: 'carla', member: 'carla' },
  { resource: 'marco', member: undefined },
])('toAppointmentFacts finds the member $member for a booking of $resource', (booking) => {
  const found = toAppointmentFacts(thread(booking.resource));
  expect(found?.member?.id).toBe(booking.member);
  expect(found?.serviceNames).toEqual(['Vaccination']);
});

it('toAppointmentFacts returns null for a conversation without a booking', () => {
  expect(toAppointmentFacts({ ...thread(null), appointment: null })).toBeNull();
});
