import { ApiRefusal } from '@zampa/client/api/problems';
import {
  entryAt,
  type EntryTime,
  type Move,
  useMoveEntry,
} from '@zampa/client/appointments/use-change-entry';
import { wallDate } from '@zampa/domain/time/wall-date';
import { wallDay, wallTime } from '@zampa/domain/time/wall-day';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { isWrittenOnMove } from '@zampa/domain/appointments/reminders';
import { formatCalendarDay } from '@zampa/i18n/format/dates';
import type { Translate } from '@zampa/i18n/translator';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useState } from 'react';
import type { MoveNote } from './move-note.ts';

/**
 * Moves entries: where the client can be told, that is asked first, while the entry is shown where it was put. Each move
 * is said with the way back, a refusal with its reason while the entry jumps back.
 */
export function useMove(facilityId: string, zone: string) {
  const { t } = useTranslation();
  const move = useMoveEntry(facilityId);
  const [asked, ask] = useState<Move | null>(null);
  const [note, setNote] = useState<MoveNote | null>(null);
  const close = () => setNote(null);

  const save = (wanted: Move, said: 'calendar:move.done' | 'calendar:move.undone') => {
    const { event, time, tellClient } = wanted;
    const before = timeOf(event);
    close();
    ask(null);
    move.mutate(wanted, {
      onSuccess: (changed) => {
        const [start, end] = [wallDate(time.start, zone), wallDate(time.end, zone)];
        const day = formatCalendarDay(wallDay(start));
        const what =
          before && lengthOf(before) !== lengthOf(time)
            ? t('calendar:move.resized', { day, from: wallTime(start), to: wallTime(end) })
            : t(said, { day, time: wallTime(start) });
        const undo = () =>
          before && save({ ...wanted, event: changed, time: before }, 'calendar:move.undone');
        setNote({
          text: withTold(t, what, tellClient),
          moved: changed,
          ...(said === 'calendar:move.done' && { undo }),
        });
      },
      onError: (error) => {
        const code = error instanceof ApiRefusal ? error.code : 'OFFLINE';
        setNote({ refusal: code });
      },
    });
  };

  return {
    note,
    close,
    /** The move whose client can be told, until that is answered. */
    asked,
    answer: (tellClient: boolean) => asked && save({ ...asked, tellClient }, 'calendar:move.done'),
    takeBack: () => ask(null),
    put: (event: CalendarEvent, time: EntryTime) => {
      close();
      if (isWrittenOnMove(event.payload.status, new Date(time.start), new Date()))
        ask({ event, time });
      else save({ event, time }, 'calendar:move.done');
    },
    /** The entries as they are once what is asked about is done. */
    preview: (events: readonly CalendarEvent[]) =>
      asked
        ? events.map((event) => (event.id === asked.event.id ? entryAt(event, asked.time) : event))
        : events,
  };
}

function withTold(t: Translate, what: string, tellClient: boolean | undefined): string {
  if (tellClient === undefined) return what;
  return tellClient ? t('calendar:move.told', { what }) : t('calendar:move.notTold', { what });
}

function timeOf({ payload }: CalendarEvent): EntryTime | null {
  const { start, end, resource } = payload.event;
  return start && end ? { start, end, resource } : null;
}

const lengthOf = ({ start, end }: EntryTime) => Date.parse(end) - Date.parse(start);
