import type { EntryTime } from '@zampa/client/appointments/use-move-entry';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { wallDate } from '@zampa/domain/time/wall-date';
import { wallDay, wallTime } from '@zampa/domain/time/wall-day';
import { formatCalendarDay } from '@zampa/i18n/format/dates';
import type { Translate } from '@zampa/i18n/translator';
import type { DoneMove } from './move-note.ts';

/**
 * Says in a sentence what a move has done, and whether the client is told: nothing of one who is closing their account, in
 * whose place only the server knows whether another of the family is.
 */
export function moveText(t: Translate, move: DoneMove, client: CalendarEvent['client']): string {
  const what = changeText(t, move);
  if (move.tellClient === undefined || client?.closing) return what;
  return move.tellClient
    ? t('appointments-calendar:move.told', { what })
    : t('appointments-calendar:move.notTold', { what });
}

function changeText(t: Translate, { zone, before, time, isUndoing }: DoneMove): string {
  const [start, end] = [wallDate(time.start, zone), wallDate(time.end, zone)];
  const day = formatCalendarDay(wallDay(start));
  if (before && lengthOf(before) !== lengthOf(time))
    return t('appointments-calendar:move.resized', {
      day,
      from: wallTime(start),
      to: wallTime(end),
    });
  return t(isUndoing ? 'appointments-calendar:move.undone' : 'appointments-calendar:move.done', {
    day,
    time: wallTime(start),
  });
}

const lengthOf = ({ start, end }: EntryTime) => Date.parse(end) - Date.parse(start);
