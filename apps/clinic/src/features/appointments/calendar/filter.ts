import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { CalendarFilter, EntryState } from './search.ts';

/** Returns what an entry counts as. */
export function stateOf({ category, payload, ended }: CalendarEvent): EntryState {
  if (category === 'OOO') return 'absence';
  if (category === 'NONE' && payload.valid && payload.status !== 'RESERVATION') return 'other';
  if (payload.noShow) return 'missed';
  if (!payload.valid) return 'called-off';
  if (ended) return 'ended';
  if (payload.status === 'RESERVATION') return 'held';
  return payload.status === 'TO_BE_CONFIRMED' ? 'to-confirm' : 'confirmed';
}

/** Tells whether what takes nobody's time any more is asked for and seen: only where somebody looks for it. */
export const seesCalledOff = ({ states = [] }: CalendarFilter) =>
  states.some((state) => state === 'called-off' || state === 'missed');

/**
 * Returns what of a calendar is to be seen. What concerns everybody is seen whoever is looked for; an absence has no
 * services.
 */
export function narrowed(
  events: readonly CalendarEvent[],
  { members, services, states }: CalendarFilter,
): readonly CalendarEvent[] {
  return events.filter((event) => {
    const { resource } = event.payload.event;
    if (members && resource !== null && !members.includes(resource)) return false;
    if (states && !states.includes(stateOf(event))) return false;
    if (!services || event.category !== 'BOOKING') return true;
    return event.payload.services.some((id) => services.includes(id));
  });
}
