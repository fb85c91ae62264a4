import type { WeeklySpan } from '@zampa/domain/timetables/weekly-hours';
import { formatDuration } from '@zampa/i18n/format/spans';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './timetables.module.css';
import { openMinutes } from './week.ts';

/** Shows the total opening hours of the week, as a check of the input. */
export function WeekTotal({ spans }: { spans: readonly WeeklySpan[] }) {
  const { t } = useTranslation();
  const minutes = openMinutes(spans);
  if (minutes === 0) return <p className={styles['lead']}>{t('timetables:week.never')}</p>;
  const total = formatDuration(t, { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  return <p className={styles['lead']}>{t('timetables:week.total', { total })}</p>;
}
