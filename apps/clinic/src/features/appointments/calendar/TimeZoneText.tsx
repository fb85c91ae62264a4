import { cityName } from '@zampa/i18n/format/city-name';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './CalendarToolbar.module.css';

export interface TimeZoneTextProps {
  zone: string;
  /** Current time in the zone, `14:30`. */
  there: string;
  /** Current time on the device. */
  here: string;
}

/** Shows the zone's city in the reader's language with its current time, and the device's time if it differs. */
export function TimeZoneText({ zone, there, here }: TimeZoneTextProps) {
  const { t } = useTranslation();
  return (
    <>
      <span>
        {cityName(zone, useLanguage())} · {there}
      </span>
      {there !== here && (
        <span className={styles['own']}>{t('appointments:calendar.zone.own', { time: here })}</span>
      )}
    </>
  );
}
