import type { EntryTime } from '@zampa/client/appointments/use-move-entry';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';

/** A completed move: the time zone of its text, and the time before and after. */
export type DoneMove = {
  readonly zone: string;
  readonly before: EntryTime | null;
  readonly time: EntryTime;
  /** Whether the client was notified; undefined if no notification was possible. */
  readonly isClientNotified: boolean | undefined;
  /** Whether the move undid another one. */
  readonly isUndoing: boolean;
};

/** The result of the last change, shown until it is closed or replaced. */
export type MoveNote = {
  /** Text about a change other than a move. */
  readonly message?: string;
  readonly doneMove?: DoneMove;
  /** Error code if the move was refused. */
  readonly refusal?: string;
  readonly undo?: () => void;
  /** The entry after the move; undefined if the move was refused. */
  readonly moved?: Pick<CalendarEvent, 'id' | 'dateUpdated' | 'payload' | 'client'>;
};

/**
 * Returns whether the note about a move is still accurate: no entry on the visible days shows that the appointment
 * was changed or canceled since. Otherwise the note's undo button would fail.
 *
 * @param isShown whether an instant is within the visible days
 */
export function isNoteCurrent(
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
