import { weekdayName } from '@zampa/i18n/format/weekdays';
import { useLanguage } from '@zampa/i18n/use-language';
import { weekdayOf } from '../calendar/visible-days.ts';

/** Header of a day in the week view: `Mon 23`. */
export function WeekdayHeader({ day }: { day: string }) {
  const language = useLanguage();
  return (
    <span className="calendar-weekday">
      {weekdayName(weekdayOf(day), language, 'short')} <strong>{Number(day.slice(8))}</strong>
    </span>
  );
}
