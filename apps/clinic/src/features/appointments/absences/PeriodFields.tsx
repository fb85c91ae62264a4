import { TextInput } from '@mantine/core';
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
      <TextInput
        type="date"
        label={t('appointments:bookings.absence.from')}
        value={values.from}
        onChange={({ currentTarget: { value } }) =>
          set({ from: value, ...(values.to < value && { to: value }) })
        }
      />
      {!allDay && (
        <TimeOfDayField
          label={t('appointments:bookings.absence.fromTime')}
          value={values.fromTime}
          onChange={(fromTime) => set({ fromTime })}
        />
      )}
      {!repeats && (
        <TextInput
          type="date"
          label={t('appointments:bookings.absence.to')}
          min={values.from}
          value={values.to}
          onChange={({ currentTarget }) => set({ to: currentTarget.value })}
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
