import type { EntryTime } from '@zampa/client/appointments/use-move-entry';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';

/** A move that was done: from where to where, by the clocks of which zone. */
export type DoneMove = {
  readonly zone: string;
  readonly before: EntryTime | null;
  readonly time: EntryTime;
  /** Whether the client is told; undefined where there is nothing to tell. */
  readonly tellClient: boolean | undefined;
  /** Whether it took another move back. */
  readonly isUndoing: boolean;
};

/** What is said about the last move, or what else was done, until it is closed or another one follows. */
export type MoveNote = {
  /** What was done that was no move, in words. */
  readonly said?: string;
  readonly done?: DoneMove;
  /** The code of the error that refused it. */
  readonly refusal?: string;
  readonly undo?: () => void;
  /** The entry as the move has left it; nothing where it was refused. */
  readonly moved?: Pick<CalendarEvent, 'id' | 'dateUpdated' | 'payload' | 'client'>;
};

/**
 * Tells whether what is said about a move still holds: the entry was not changed since, nor called off, as far as the
 * days on screen tell. A way back that cannot work is worse than none.
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
