import { DateField } from '@zampa/shared-screens/form/DateField.tsx';
import { TimeOfDayField } from '@zampa/shared-screens/form/TimeOfDayField.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { AbsenceFieldsProps } from './absence-values.ts';
import styles from './availability.module.css';

/** Fields for the start and end of an entry, in the clinic's time zone. */
export function PeriodFields({ values, set }: AbsenceFieldsProps) {
  const { t } = useTranslation();
  const { allDay, repeats } = values;
  return (
    <div className={styles['pair']}>
      <DateField
        label={t('appointments:bookings.absence.from')}
        value={values.from}
        onChange={(value) => set({ from: value, ...(values.to < value && { to: value }) })}
      />
      {!allDay && (
        <TimeOfDayField
          label={t('appointments:bookings.absence.fromTime')}
          value={values.fromTime}
          onChange={(fromTime) => set({ fromTime })}
        />
      )}
      {!repeats && (
        <DateField
          label={t('appointments:bookings.absence.to')}
          min={values.from}
          value={values.to}
          onChange={(day) => set({ to: day })}
        />
      )}
      {!allDay && (
        <TimeOfDayField
          label={t('appointments:bookings.absence.toTime')}
          value={values.toTime}
          onChange={(toTime) => set({ toTime })}
        />
      )}
    </div>
  );
}
