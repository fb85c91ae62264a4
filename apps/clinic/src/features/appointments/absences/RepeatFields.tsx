import { DateField } from '@zampa/shared-screens/form/DateField.tsx';
import { Switch } from '@zampa/ui/mantine/Switch';
import { weekdayName } from '@zampa/i18n/format/weekdays';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { AbsenceFieldsProps } from './absence-values.ts';
import styles from './availability.module.css';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** Fields for the weekdays on which an absence repeats, and for the last day. */
export function RepeatFields({ values, set }: AbsenceFieldsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { repeats, weekdays, until, from } = values;
  const toggle = (weekday: number) =>
    set({
      weekdays: weekdays.includes(weekday)
        ? weekdays.filter((each) => each !== weekday)
        : [...weekdays, weekday],
    });
  return (
    <>
      <Switch
        label={t('appointments:bookings.absence.repeats')}
        checked={repeats}
        onChange={({ currentTarget }) => set({ repeats: currentTarget.checked })}
      />
      {repeats && (
        <>
          <fieldset className={styles['weekdays']}>
            <legend>{t('appointments:bookings.absence.weekdays')}</legend>
            {WEEKDAYS.map((weekday) => (
              <button
                key={weekday}
                type="button"
                aria-pressed={weekdays.includes(weekday)}
                aria-label={weekdayName(weekday, language)}
                className={styles['weekday']}
                onClick={() => toggle(weekday)}
              >
                {weekdayName(weekday, language, 'short')}
              </button>
            ))}
          </fieldset>
          <DateField
            label={t('appointments:bookings.absence.until')}
            min={from}
            value={until}
            onChange={(day) => set({ until: day })}
          />
        </>
      )}
    </>
  );
}
