import type { EntryTime } from '@zampa/client/appointments/use-move-entry';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { wallDate } from '@zampa/domain/time/wall-date';
import { wallDay, wallTime } from '@zampa/domain/time/wall-day';
import { formatCalendarDay } from '@zampa/i18n/format/dates';
import type { Translate } from '@zampa/i18n/translator';
import type { DoneMove } from './move-note.ts';

/**
 * Describes a move in a sentence, and whether the client was notified. If the client is closing their account, only
 * the server knows whether another family member was notified, so the sentence omits it.
 */
export function formatMove(t: Translate, move: DoneMove, client: CalendarEvent['client']): string {
  const change = formatTimeChange(t, move);
  if (move.isClientNotified === undefined || client?.closing) return change;
  return move.isClientNotified && client?.hasEmail !== false
    ? t('appointments:calendar.move.told', { what: change })
    : t('appointments:calendar.move.notTold', { what: change });
}

function formatTimeChange(t: Translate, { zone, before, time, isUndoing }: DoneMove): string {
  const [start, end] = [wallDate(time.start, zone), wallDate(time.end, zone)];
  const day = formatCalendarDay(wallDay(start));
  if (before && durationMs(before) !== durationMs(time))
    return t('appointments:calendar.move.resized', {
      day,
      from: wallTime(start),
      to: wallTime(end),
    });
  return t(isUndoing ? 'appointments:calendar.move.undone' : 'appointments:calendar.move.done', {
    day,
    time: wallTime(start),
  });
}

const durationMs = ({ start, end }: EntryTime) => Date.parse(end) - Date.parse(start);
