import { ApiRefusal } from '@zampa/client/api/problems';
import {
  withEntryTime,
  type EntryTime,
  type Move,
  useMoveEntry,
} from '@zampa/client/appointments/use-move-entry';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { shouldEmailClientOnMove } from '@zampa/domain/appointments/reminders';
import { useState } from 'react';
import type { MoveNote } from './move-note.ts';

/**
 * Manages moves of calendar entries. If the client would be notified, asks for confirmation first and previews the
 * entry at its new time. Reports each move with an undo function, and a refusal with its code.
 */
export function useMove(facilityId: string, zone: string) {
  const move = useMoveEntry(facilityId);
  const [pendingMove, setPendingMove] = useState<Move | null>(null);
  const [note, setNote] = useState<MoveNote | null>(null);
  const close = () => setNote(null);

  const reportMove = (request: Move, changed: CalendarEvent, isUndoing: boolean) => {
    const { event, time, tellClient: shouldNotify } = request;
    const before = toEntryTime(event);
    const undo = () => before && save({ ...request, event: changed, time: before }, true);
    setNote({
      doneMove: { zone, before, time, isClientNotified: shouldNotify, isUndoing },
      moved: changed,
      ...(!isUndoing && { undo }),
    });
  };

  const save = (request: Move, isUndoing = false) => {
    close();
    setPendingMove(null);
    move.mutate(request, {
      onSuccess: (changed) => reportMove(request, changed, isUndoing),
      onError: (error) => {
        const code = error instanceof ApiRefusal ? error.code : 'OFFLINE';
        setNote({ refusal: code });
      },
    });
  };

  return {
    note,
    close,
    /** Reports a move made elsewhere, such as in the move dialog, with an undo function. */
    reportMove: (request: Move, changed: CalendarEvent) => reportMove(request, changed, false),
    /** Reports a change other than a move. */
    showMessage: (message: string) => setNote({ message }),
    /** The move that waits for confirmation, or null. */
    pendingMove,
    confirmMove: (shouldNotify: boolean) =>
      pendingMove && save({ ...pendingMove, tellClient: shouldNotify }),
    cancelMove: () => setPendingMove(null),
    requestMove: (event: CalendarEvent, time: EntryTime) => {
      close();
      const request = { event, time };
      if (shouldEmailClientOnMove(event.payload.status, new Date(time.start), new Date()))
        setPendingMove(request);
      else save(request);
    },
    /** Returns the entries with the pending move applied. */
    preview: (events: readonly CalendarEvent[]) =>
      pendingMove
        ? events.map((event) =>
            event.id === pendingMove.event.id ? withEntryTime(event, pendingMove.time) : event,
          )
        : events,
  };
}

function toEntryTime({ payload }: CalendarEvent): EntryTime | null {
  const { start, end, resource } = payload.event;
  return start && end ? { start, end, resource } : null;
}
