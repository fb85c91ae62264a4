import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';

/** What is said about the last move, until it is closed or another one follows. */
export type MoveNote = {
  readonly text?: string;
  /** The code of the error that refused it. */
  readonly refusal?: string;
  readonly undo?: () => void;
  /** The entry as the move has left it; nothing where it was refused. */
  readonly moved?: Pick<CalendarEvent, 'id' | 'dateUpdated' | 'payload'>;
};

/**
 * Whether what is said about a move still holds: the entry was not changed since, nor called off, as far as the days on
 * screen tell. A way back that cannot work is worse than none.
 *
 * @param isShown whether an instant lies in the days on screen
 */
export function stillHolds(
  { moved }: MoveNote,
  events: readonly CalendarEvent[],
  isShown: (instant: string) => boolean,
): boolean {
  if (!moved) return true;
  const { start } = moved.payload.event;
  const found = events.find(({ id }) => id === moved.id);
  if (!found) return start === null || !isShown(start);
  return found.payload.valid && found.dateUpdated <= moved.dateUpdated;
}
