import { Button } from '@mantine/core';
import { formatCalendarDay } from '@zampa/i18n/format/dates';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { AbsenceValues } from './absence-values.ts';
import styles from './availability.module.css';

export interface UnsavedAbsenceBannerProps {
  values: AbsenceValues;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers to restore or discard an absence that was entered before and not saved. */
export function UnsavedAbsenceBanner({ values, onRestore, onDiscard }: UnsavedAbsenceBannerProps) {
  const { t } = useTranslation();
  const from = formatCalendarDay(values.from);
  const to = formatCalendarDay(values.repeats ? values.until : values.to);
  return (
    <div className={styles['banner']}>
      <span>{t('appointments:bookings.absence.kept', { from, to })}</span>
      <div className={styles['actions']}>
        <Button size="sm" variant="default" onClick={onDiscard}>
          {t('appointments:bookings.absence.discard')}
        </Button>
        <Button size="sm" onClick={onRestore}>
          {t('appointments:bookings.absence.goOn')}
        </Button>
      </div>
    </div>
  );
}
