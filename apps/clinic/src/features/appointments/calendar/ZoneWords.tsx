import { cityName } from '@zampa/i18n/format/city-name';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './CalendarToolbar.module.css';

export interface ZoneWordsProps {
  zone: string;
  /** What clocks show in that zone, as `14:30`. */
  there: string;
  /** What the device shows. */
  here: string;
}

/**
 * Shows the city of a zone as it is called in the reader's language, and what time it is there and, where that is
 * another, here.
 */
export function ZoneWords({ zone, there, here }: ZoneWordsProps) {
  const { t } = useTranslation();
  return (
    <>
      <span>
        {cityName(zone, useLanguage())} · {there}
      </span>
      {there !== here && (
        <span className={styles['own']}>{t('appointments-calendar:zone.own', { time: here })}</span>
      )}
    </>
  );
}
