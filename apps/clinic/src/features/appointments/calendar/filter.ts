import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { CalendarFilter, EntryState } from './search.ts';

/** Returns the state of a calendar entry, as shown and filtered. */
export function toEntryState({ category, payload, ended }: CalendarEvent): EntryState {
  if (category === 'OOO') return 'absence';
  if (category === 'NONE' && payload.valid && payload.status !== 'RESERVATION') return 'other';
  if (payload.noShow) return 'missed';
  if (!payload.valid) return 'called-off';
  if (ended) return 'ended';
  if (payload.status === 'RESERVATION') return 'held';
  return payload.status === 'TO_BE_CONFIRMED' ? 'to-confirm' : 'confirmed';
}

/** Returns whether canceled and missed bookings are loaded: only if the filter selects one of the two states. */
export const shouldShowCanceled = ({ states = [] }: CalendarFilter) =>
  states.some((state) => state === 'called-off' || state === 'missed');

/**
 * Returns the entries that match a filter. Entries of the whole clinic match every member; only bookings are filtered
 * by service.
 */
export function filterEvents(
  events: readonly CalendarEvent[],
  { members, services, states }: CalendarFilter,
): readonly CalendarEvent[] {
  return events.filter((event) => {
    const { resource } = event.payload.event;
    if (members && resource !== null && !members.includes(resource)) return false;
    if (states && !states.includes(toEntryState(event))) return false;
    if (!services || event.category !== 'BOOKING') return true;
    return event.payload.services.some((id) => services.includes(id));
  });
}
