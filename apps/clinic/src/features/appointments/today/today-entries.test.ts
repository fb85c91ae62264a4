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
const canceled = { valid: false } as const;

describe('todayEntries', () => {
  it.each<{ content: string; events: readonly CalendarEvent[]; ids: readonly string[] }>([
    { content: 'nothing', events: [], ids: [] },
    {
      content: 'bookings by time',
      events: [at('late', '10:00', '10:30'), at('early', '08:00', '08:30')],
      ids: ['early', 'late'],
    },
    {
      content: 'no absences and no other entries',
      events: [
        at('away', '08:00', '09:00', { category: 'OOO' }),
        at('meeting', '08:00', '09:00', { category: 'NONE' }),
        at('held', '09:00', '09:30', { category: 'NONE', status: 'RESERVATION' }),
      ],
      ids: ['held'],
    },
    {
      content: 'a canceled booking as free time',
      events: [at('off', '08:00', '08:30', canceled)],
      ids: ['off'],
    },
    {
      content: 'no canceled booking whose time was taken again',
      events: [at('off', '08:00', '08:30', canceled), at('other', '08:15', '08:45')],
      ids: ['other'],
    },
    {
      content: 'a canceled booking beside a booking of a colleague',
      events: [
        at('off', '08:00', '08:30', canceled),
        at('his', '08:00', '08:30', { member: MARCO }),
      ],
      ids: ['off', 'his'],
    },
    {
      content: 'a canceled booking that ends as the next one begins',
      events: [at('off', '08:00', '08:30', canceled), at('next', '08:30', '09:00')],
      ids: ['off', 'next'],
    },
    {
      content: "nothing of the next day in the clinic's time zone",
      events: [at('tomorrow', '23:00', '23:30')],
      ids: [],
    },
  ])('returns $content', ({ events, ids }) => {
    const entries = todayEntries(events, '2026-11-20', 'Europe/Rome');
    expect(entries.map(({ event }) => event.id)).toEqual(ids);
  });
});
