import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { describe, expect, it } from 'vitest';
import { type MoveNote, isNoteCurrent } from './move-note.ts';

const entry = (changes: { dateUpdated?: string; valid?: boolean } = {}) =>
  ({
    id: 'luna',
    dateUpdated: changes.dateUpdated ?? '2026-11-23T08:00:00Z',
    payload: { valid: changes.valid ?? true, event: { start: '2026-11-24T09:30:00Z' } },
  }) as CalendarEvent;
const note: MoveNote = { undo: () => {}, moved: entry() };

describe('isNoteCurrent', () => {
  it.each([
    { why: 'nothing has changed since', events: [entry()], isShown: true, holds: true },
    {
      why: 'the list has not been refetched yet',
      events: [entry({ dateUpdated: '2026-11-23T07:00:00Z' })],
      isShown: true,
      holds: true,
    },
    { why: 'another day is on screen', events: [], isShown: false, holds: true },
    { why: 'the booking was canceled', events: [], isShown: true, holds: false },
    {
      why: 'the booking was canceled and canceled ones are shown',
      events: [entry({ valid: false })],
      isShown: true,
      holds: false,
    },
    {
      why: 'a colleague changed it',
      events: [entry({ dateUpdated: '2026-11-23T08:00:01Z' })],
      isShown: true,
      holds: false,
    },
  ])('returns $holds when $why', ({ events, isShown, holds }) => {
    expect(isNoteCurrent(note, events, () => isShown)).toBe(holds);
  });
});
