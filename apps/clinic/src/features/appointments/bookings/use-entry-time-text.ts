import { wallDate } from '@zampa/domain/time/wall-date';
import { wallDay, wallTime } from '@zampa/domain/time/wall-day';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { formatLongDay } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';

/** Returns the date and time of an entry in the clinic's time zone: `Friday 20 November, 10:00 to 10:45`. */
export function useEntryTimeText({ payload }: CalendarEvent, zone: string): string {
  const { t } = useTranslation();
  const language = useLanguage();
  const { start, end } = payload.event;
  if (!start || !end) return t('appointments:calendar.details.noTime');
  const [from, to] = [wallDate(start, zone), wallDate(end, zone)];
  const day = formatLongDay(from, 'UTC', language);
  if (wallDay(from) === wallDay(to))
    return t('appointments:calendar.details.when', { day, from: wallTime(from), to: wallTime(to) });
  // An entry that ends at midnight does not touch the next day.
  const last = formatLongDay(new Date(to.getTime() - 1), 'UTC', language);
  return last === day ? day : t('appointments:calendar.details.days', { from: day, to: last });
}
