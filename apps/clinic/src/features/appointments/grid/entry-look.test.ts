import { expect, it } from 'vitest';
import { sampleEvent } from '../calendar/calendar-samples.test-data.ts';
import { toEntryLook } from './entry-look.ts';

const key = (name: string) => name;

it("toEntryLook shows a colleague's appointment as busy, without pets or client", () => {
  const { parent_id: _, ...event } = sampleEvent();
  expect(toEntryLook(key, { ...event, parent_id: null }, [])).toEqual({
    state: 'confirmed',
    title: 'appointments:calendar.entry.busy',
    under: '',
    place: 'clinic',
  });
});

it('toEntryLook uses the title "Booking" for a booking without title and services', () => {
  expect(toEntryLook(key, sampleEvent(), []).title).toBe('appointments:calendar.entry.booking');
});
