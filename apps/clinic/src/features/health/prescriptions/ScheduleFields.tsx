import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from '@zampa/i18n/use-translation';
import { fieldText } from '@zampa/shared-screens/form/problem-text';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import styles from './prescriptions.module.css';
import {
  DAYS_MAX,
  HOURS_MAX,
  parseCount,
  parseTimes,
  type PrescriptionValues,
} from './prescription-values.ts';

export interface ScheduleFieldsProps {
  form: UseFormReturn<PrescriptionValues>;
  nth: number;
}

/** When a medicine is given: every so many hours or at times of day, and for how many days. */
export function ScheduleFields({ form, nth }: ScheduleFieldsProps) {
  const { t } = useTranslation();
  const schedule = useWatch({ control: form.control, name: `lines.${nth}.schedule` });
  const errors = form.formState.errors.lines?.[nth];
  return (
    <div className={styles['fields']}>
      <NativeSelect
        {...form.register(`lines.${nth}.schedule`)}
        label={t('health:clinic.prescription.schedule')}
        data={[
          { value: 'hours', label: t('health:clinic.prescription.byHours') },
          { value: 'times', label: t('health:clinic.prescription.byTimes') },
        ]}
      />
      {schedule === 'hours' ? (
        <TextInput
          key="hours"
          {...form.register(`lines.${nth}.hours`, {
            validate: (typed, { lines }) =>
              lines[nth]?.schedule !== 'hours' ||
              parseCount(typed, HOURS_MAX) !== null ||
              'not_positive',
          })}
          label={t('health:clinic.prescription.hours')}
          inputMode="numeric"
          error={fieldText(t, errors?.hours)}
        />
      ) : (
        <TextInput
          key="times"
          {...form.register(`lines.${nth}.times`, {
            validate: (typed, { lines }) =>
              lines[nth]?.schedule !== 'times' || parseTimes(typed) !== null || 'invalid_time',
          })}
          label={t('health:clinic.prescription.times')}
          error={fieldText(t, errors?.times)}
        />
      )}
      <TextInput
        {...form.register(`lines.${nth}.days`, {
          validate: (typed) => parseCount(typed, DAYS_MAX) !== null || 'not_positive',
        })}
        label={t('health:clinic.prescription.days')}
        inputMode="numeric"
        error={fieldText(t, errors?.days)}
      />
    </div>
  );
}
