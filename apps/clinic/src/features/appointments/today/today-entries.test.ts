import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { describe, expect, it } from 'vitest';
import { MARCO, sampleEvent } from '../calendar/calendar-samples.test-data.ts';
import { todayEntries } from './today-entries.ts';

const at = (id: string, start: string, end: string, more: Parameters<typeof sampleEvent>[0] = {}) =>
  sampleEvent({
    id,
    start: `2026-11-20T${start}:00.000Z`,
    end: `2026-11-20T${end}:00.000Z`,
    ...more,
  });
const gone = { valid: false } as const;

describe('what a day holds for clients', () => {
  it.each<{ what: string; events: readonly CalendarEvent[]; ids: readonly string[] }>([
    { what: 'nothing', events: [], ids: [] },
    {
      what: 'bookings by their time',
      events: [at('late', '10:00', '10:30'), at('early', '08:00', '08:30')],
      ids: ['early', 'late'],
    },
    {
      what: 'no absences and no other entries',
      events: [
        at('away', '08:00', '09:00', { category: 'OOO' }),
        at('meeting', '08:00', '09:00', { category: 'NONE' }),
        at('held', '09:00', '09:30', { category: 'NONE', status: 'RESERVATION' }),
      ],
      ids: ['held'],
    },
    {
      what: 'what was called off, as a free time',
      events: [at('off', '08:00', '08:30', gone)],
      ids: ['off'],
    },
    {
      what: 'no free time that somebody else has by now',
      events: [at('off', '08:00', '08:30', gone), at('other', '08:15', '08:45')],
      ids: ['other'],
    },
    {
      what: 'a free time beside what a colleague has then',
      events: [at('off', '08:00', '08:30', gone), at('his', '08:00', '08:30', { member: MARCO })],
      ids: ['off', 'his'],
    },
    {
      what: 'a free time up to the next booking',
      events: [at('off', '08:00', '08:30', gone), at('next', '08:30', '09:00')],
      ids: ['off', 'next'],
    },
    {
      what: 'nothing of the day after, by the clocks of the clinic',
      events: [at('tomorrow', '23:00', '23:30')],
      ids: [],
    },
  ])('is $what', ({ events, ids }) => {
    const entries = todayEntries(events, '2026-11-20', 'Europe/Rome');
    expect(entries.map(({ event }) => event.id)).toEqual(ids);
  });
});
