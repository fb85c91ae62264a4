import { formatLongDay } from '@zampa/i18n/format/dates';
import { weekdayName } from '@zampa/i18n/format/weekdays';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { type ReactNode, useId } from 'react';
import styles from './time-choice.module.css';

export interface DayStripProps {
  /** The loaded days (in the clinic's time zone) with their number of available times. */
  days: readonly { readonly day: string; readonly free: number }[];
  value: string | null;
  onChange: (day: string) => void;
  /** Shown at the end of the row: loads more days. */
  children?: ReactNode;
}

/** Horizontally scrolling row of days to choose from. Days without available times are disabled. */
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
