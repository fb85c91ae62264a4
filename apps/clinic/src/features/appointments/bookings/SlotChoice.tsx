import { useQuery } from '@tanstack/react-query';
import { slotsQuery, type SlotsFilter } from '@zampa/client/appointments/calendar-queries';
import { wallDate } from '@zampa/domain/time/wall-date';
import { dayPlus } from '@zampa/domain/time/plain-days';
import { wallDay, wallTime } from '@zampa/domain/time/wall-day';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { weekdayName } from '@zampa/i18n/format/weekdays';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import styles from './visit-form.module.css';

/** Number of days that are loaded and offered at a time. */
const OFFERED_DAYS = 7;

export type LocalSlot = {
  readonly start: string;
  readonly end: string;
  readonly assignees: readonly string[];
  /** In the clinic's time zone. */
  readonly day: string;
  readonly time: string;
};

export interface SlotChoiceProps {
  filter: Omit<SlotsFilter, 'from' | 'to'>;
  zone: string;
  day: string;
  /** Start instants of the selected slots. */
  chosen: readonly string[];
  onDay: (day: string) => void;
  onChoose: (time: LocalSlot) => void;
  /** Whether a field for any other time is shown beside the slots. */
  mayType?: boolean;
}

/** Shows the available slots of a day, and links to the next days that have any. */
export function SlotChoice(props: SlotChoiceProps) {
  const { filter, zone, day, chosen, onDay, onChoose, mayType = true } = props;
  const { t } = useTranslation();
  const query = useQuery(
    slotsQuery(useApi(), { ...filter, from: day, to: dayPlus(day, OFFERED_DAYS - 1) }),
  );
  if (filter.services.length === 0)
    return <p className={styles['hint']}>{t('appointments:bookings.slots.chooseService')}</p>;
  return (
    <QueryStates query={query} shape="rows" count={1}>
      {(slots) => {
        const times = slots.map((slot) => toLocalSlot(slot, zone));
        const slotsOfDay = times.filter((time) => time.day === day);
        return (
          <div className={styles['slots']}>
            {slotsOfDay.length > 0 ? (
              <ul className={styles['times']} aria-label={t('appointments:bookings.slots.times')}>
                {slotsOfDay.map((time) => (
                  <li key={time.start}>
                    <button
                      type="button"
                      aria-pressed={chosen.includes(time.start)}
                      className={styles['time']}
                      onClick={() => onChoose(time)}
                    >
                      {time.time}
                    </button>
                  </li>
                ))}
              </ul>
            ) : (
              <p className={styles['hint']} role="status">
                {t('appointments:bookings.slots.none')}{' '}
                {mayType && t('appointments:bookings.slots.type')}
              </p>
            )}
            <OtherDays days={uniqueDays(times).filter((other) => other !== day)} onDay={onDay} />
          </div>
        );
      }}
    </QueryStates>
  );
}

function OtherDays({ days, onDay }: { days: readonly string[]; onDay: (day: string) => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (days.length === 0) return null;
  return (
    <ul className={styles['times']} aria-label={t('appointments:bookings.slots.otherDays')}>
      {days.map((day) => (
        <li key={day}>
          <button type="button" className={styles['otherDay']} onClick={() => onDay(day)}>
            {weekdayName(new Date(day).getUTCDay() || 7, language, 'short')} {day.slice(8)}/
            {day.slice(5, 7)}
          </button>
        </li>
      ))}
    </ul>
  );
}

const uniqueDays = (times: readonly LocalSlot[]) => [...new Set(times.map(({ day }) => day))];

function toLocalSlot(slot: Omit<LocalSlot, 'day' | 'time'>, zone: string): LocalSlot {
  const wall = wallDate(slot.start, zone);
  return { ...slot, day: wallDay(wall), time: wallTime(wall) };
}
