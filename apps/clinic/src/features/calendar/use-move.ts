import { ApiRefusal } from '@zampa/client/api/problems';
import { type EntryTime, useMoveEntry } from '@zampa/client/calendar/use-change-entry';
import { wallDate } from '@zampa/client/calendar/wall-date';
import { wallDay, wallTime } from '@zampa/client/calendar/wall-day';
import type { CalendarEvent } from '@zampa/contract/calendar/objects';
import { formatCalendarDay } from '@zampa/i18n/format/dates';
import { useTranslation } from '@zampa/i18n/use-translation';
import { refusalText } from '@zampa/shared-screens/form/problem-text';
import { useState } from 'react';

/** What is said about the last move, until it is closed or another one follows. */
export type MoveNote = {
  readonly text: string;
  readonly isProblem: boolean;
  readonly undo?: () => void;
};

/** Moves entries: each move is said with the way back, a refusal with its reason while the entry jumps back. */
export function useMove(facilityId: string, zone: string) {
  const { t } = useTranslation();
  const move = useMoveEntry(facilityId);
  const [note, setNote] = useState<MoveNote | null>(null);
  const close = () => setNote(null);

  const put = (
    event: CalendarEvent,
    time: EntryTime,
    said: 'calendar:move.done' | 'calendar:move.undone',
  ) => {
    const before = timeOf(event);
    close();
    move.mutate(
      { event, time },
      {
        onSuccess: (changed) => {
          const [start, end] = [wallDate(time.start, zone), wallDate(time.end, zone)];
          const day = formatCalendarDay(wallDay(start));
          const text =
            before && lengthOf(before) !== lengthOf(time)
              ? t('calendar:move.resized', { day, from: wallTime(start), to: wallTime(end) })
              : t(said, { day, time: wallTime(start) });
          const undo = () => before && put(changed, before, 'calendar:move.undone');
          setNote({ text, isProblem: false, ...(said === 'calendar:move.done' && { undo }) });
        },
        onError: (error) => {
          const code = error instanceof ApiRefusal ? error.code : 'OFFLINE';
          setNote({ text: refusalText(t, code), isProblem: true });
        },
      },
    );
  };
  return {
    note,
    close,
    put: (event: CalendarEvent, time: EntryTime) => put(event, time, 'calendar:move.done'),
  };
}

function timeOf({ payload }: CalendarEvent): EntryTime | null {
  const { start, end, resource } = payload.event;
  return start && end ? { start, end, resource } : null;
}

const lengthOf = ({ start, end }: EntryTime) => Date.parse(end) - Date.parse(start);
