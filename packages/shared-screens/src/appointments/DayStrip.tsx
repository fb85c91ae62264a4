import { formatLongDay } from '@zampa/i18n/format/dates';
import { weekdayName } from '@zampa/i18n/format/weekdays';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { type ReactNode, useId } from 'react';
import styles from './time-choice.module.css';

export interface DayStripProps {
  /** Each day of the clinic that is known, with how many times are free on it. */
  days: readonly { readonly day: string; readonly free: number }[];
  value: string | null;
  onChange: (day: string) => void;
  /** At the end of the row: what brings more days. */
  children?: ReactNode;
}

/** Shows the days to choose from in a row that is swiped; one without a free time is seen and cannot be chosen. */
export function DayStrip({ days, value, onChange, children }: DayStripProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const name = useId();
  return (
    <fieldset className={styles['strip']}>
      <legend className="z-visually-hidden">{t('appointments:choice.days')}</legend>
      {days.map(({ day, free }) => {
        const noon = new Date(`${day}T12:00:00Z`);
        const count =
          free > 0
            ? t('appointments:choice.freeTimes', { count: free })
            : t('appointments:choice.noTimes');
        return (
          <label key={day} className={styles['day']} data-free={free > 0}>
            <input
              type="radio"
              name={name}
              value={day}
              disabled={free === 0}
              checked={day === value}
              onChange={() => onChange(day)}
              aria-label={`${formatLongDay(noon, 'UTC', language)}, ${count}`}
            />
            <span aria-hidden="true">{weekdayName(noon.getUTCDay() || 7, language, 'short')}</span>
            <strong aria-hidden="true">{noon.getUTCDate()}</strong>
          </label>
        );
      })}
      {children}
    </fieldset>
  );
}
