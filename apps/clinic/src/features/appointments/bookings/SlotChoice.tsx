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

/** So many days are asked for and offered at once. */
const DAYS = 7;

export type FreeTime = {
  readonly start: string;
  readonly end: string;
  readonly assignees: readonly string[];
  /** By the clinic's clocks. */
  readonly day: string;
  readonly time: string;
};

export interface SlotChoiceProps {
  wanted: Omit<SlotsFilter, 'from' | 'to'>;
  zone: string;
  day: string;
  /** The starts of what is chosen. */
  chosen: readonly string[];
  onDay: (day: string) => void;
  onChoose: (time: FreeTime) => void;
  /** Whether there is a field beside them for any other time. */
  mayType?: boolean;
}

/** Shows the free times of a day, and which of the days from it on have any. */
export function SlotChoice(props: SlotChoiceProps) {
  const { wanted, zone, day, chosen, onDay, onChoose, mayType = true } = props;
  const { t } = useTranslation();
  const query = useQuery(
    slotsQuery(useApi(), { ...wanted, from: day, to: dayPlus(day, DAYS - 1) }),
  );
  if (wanted.services.length === 0)
    return <p className={styles['hint']}>{t('appointments-bookings:slots.chooseService')}</p>;
  return (
    <QueryStates query={query} shape="rows" count={1}>
      {(slots) => {
        const times = slots.map((slot) => timeOf(slot, zone));
        const ofDay = times.filter((time) => time.day === day);
        return (
          <div className={styles['slots']}>
            {ofDay.length > 0 ? (
              <ul className={styles['times']} aria-label={t('appointments-bookings:slots.times')}>
                {ofDay.map((time) => (
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
                {t('appointments-bookings:slots.none')}{' '}
                {mayType && t('appointments-bookings:slots.type')}
              </p>
            )}
            <OtherDays days={daysOf(times).filter((other) => other !== day)} onDay={onDay} />
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
    <ul className={styles['times']} aria-label={t('appointments-bookings:slots.otherDays')}>
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

const daysOf = (times: readonly FreeTime[]) => [...new Set(times.map(({ day }) => day))];

function timeOf(slot: Omit<FreeTime, 'day' | 'time'>, zone: string): FreeTime {
  const wall = wallDate(slot.start, zone);
  return { ...slot, day: wallDay(wall), time: wallTime(wall) };
}
