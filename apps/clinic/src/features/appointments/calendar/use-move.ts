import { ApiRefusal } from '@zampa/client/api/problems';
import {
  entryAt,
  type EntryTime,
  type Move,
  useMoveEntry,
} from '@zampa/client/appointments/use-move-entry';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { isWrittenOnMove } from '@zampa/domain/appointments/reminders';
import { useState } from 'react';
import type { MoveNote } from './move-note.ts';

/**
 * Moves entries: where somebody can be told, that is asked first, while the entry is shown where it was put. Each move
 * is said with the way back, a refusal with its reason while the entry jumps back.
 */
export function useMove(facilityId: string, zone: string) {
  const move = useMoveEntry(facilityId);
  const [asked, ask] = useState<Move | null>(null);
  const [note, setNote] = useState<MoveNote | null>(null);
  const close = () => setNote(null);

  const noteMove = (wanted: Move, changed: CalendarEvent, isUndoing: boolean) => {
    const { event, time, tellClient } = wanted;
    const before = timeOf(event);
    const undo = () => before && save({ ...wanted, event: changed, time: before }, true);
    setNote({
      done: { zone, before, time, tellClient, isUndoing },
      moved: changed,
      ...(!isUndoing && { undo }),
    });
  };

  const save = (wanted: Move, isUndoing = false) => {
    close();
    ask(null);
    move.mutate(wanted, {
      onSuccess: (changed) => noteMove(wanted, changed, isUndoing),
      onError: (error) => {
        const code = error instanceof ApiRefusal ? error.code : 'OFFLINE';
        setNote({ refusal: code });
      },
    });
  };

  return {
    note,
    close,
    /** Says what another than this has moved, with the way back. */
    noteMove: (done: Move, changed: CalendarEvent) => noteMove(done, changed, false),
    /** Says what was done that was no move. */
    say: (said: string) => setNote({ said }),
    /** The move that somebody can be told of, until that is answered. */
    asked,
    answer: (tellClient: boolean) => asked && save({ ...asked, tellClient }),
    takeBack: () => ask(null),
    put: (event: CalendarEvent, time: EntryTime) => {
      close();
      const wanted = { event, time };
      if (isWrittenOnMove(event.payload.status, new Date(time.start), new Date())) ask(wanted);
      else save(wanted);
    },
    /** The entries as they are once what is asked about is done. */
    preview: (events: readonly CalendarEvent[]) =>
      asked
        ? events.map((event) => (event.id === asked.event.id ? entryAt(event, asked.time) : event))
        : events,
  };
}

function timeOf({ payload }: CalendarEvent): EntryTime | null {
  const { start, end, resource } = payload.event;
  return start && end ? { start, end, resource } : null;
}
