import { Button } from '@mantine/core';
import { formatCalendarDay } from '@zampa/i18n/format/dates';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { AbsenceValues } from './absence-values.ts';
import styles from './availability.module.css';

export interface KeptAbsenceProps {
  values: AbsenceValues;
  onGoOn: () => void;
  onDiscard: () => void;
}

/** Offers an absence that was begun before and is not saved. */
export function KeptAbsence({ values, onGoOn, onDiscard }: KeptAbsenceProps) {
  const { t } = useTranslation();
  const from = formatCalendarDay(values.from);
  const to = formatCalendarDay(values.repeats ? values.until : values.to);
  return (
    <div className={styles['banner']}>
      <span>{t('appointments-bookings:absence.kept', { from, to })}</span>
      <div className={styles['actions']}>
        <Button size="sm" variant="default" onClick={onDiscard}>
          {t('appointments-bookings:absence.discard')}
        </Button>
        <Button size="sm" onClick={onGoOn}>
          {t('appointments-bookings:absence.goOn')}
        </Button>
      </div>
    </div>
  );
}
