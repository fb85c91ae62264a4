import { expect, it } from 'vitest';
import { sampleEvent } from '../calendar/calendar-samples.test-data.ts';
import { lookOf } from './entry-look.ts';

const key = (name: string) => name;

it('shows a colleague’s appointment as a time that is taken, with nothing of whom', () => {
  const { parent_id: _, ...event } = sampleEvent();
  expect(lookOf(key, { ...event, parent_id: null }, [])).toEqual({
    state: 'confirmed',
    title: 'appointments-calendar:entry.busy',
    under: '',
    place: 'clinic',
  });
});

it('names a booking that says nothing of itself a booking', () => {
  expect(lookOf(key, sampleEvent(), []).title).toBe('appointments-calendar:entry.booking');
});
