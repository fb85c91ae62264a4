import { DAY_MINUTES } from '@zampa/domain/time/durations';
import { TextInput } from '@mantine/core';
import { fieldText } from '@zampa/shared-screens/form/problem-text';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ChoiceField } from './ChoiceField.tsx';
import { bookingText, noticeText } from './service-text.ts';
import { type ServiceValues, withStoredChoice } from './service-values.ts';
import styles from './services.module.css';

const NOTICES = [0, 30, 60, 120, 240, 720, 1440, 2880, 10_080];
const HORIZONS = [7, 14, 30, 60, 90, 180, 365];

/** Shows the fields for the duration of a service and the time limits for booking it. */
export function TimingFields({ form }: { form: UseFormReturn<ServiceValues> }) {
  const { t } = useTranslation();
  const { control, formState } = form;
  const { errors } = formState;
  const [notice, horizon] = useWatch({ control, name: ['notice', 'horizon'] });
  return (
    <div className={styles['pair']}>
      <TextInput
        label={t('services:setup.form.duration')}
        inputMode="numeric"
        error={fieldText(t, errors.duration)}
        {...form.register('duration', {
          required: true,
          validate: durationProblem,
        })}
      />
      <ChoiceField
        control={control}
        name="booking"
        label={t('services:setup.form.booking')}
        error={errors.booking}
        choices={[
          { value: 'request', label: bookingText(t, false) },
          { value: 'instant', label: bookingText(t, true) },
        ]}
      />
      <ChoiceField
        control={control}
        name="notice"
        label={t('services:setup.form.notice')}
        error={errors.notice}
        choices={withStoredChoice(NOTICES, notice).map((minutes) => ({
          value: String(minutes),
          label: noticeText(t, minutes),
        }))}
      />
      <ChoiceField
        control={control}
        name="horizon"
        label={t('services:setup.form.horizon')}
        error={errors.horizon}
        choices={withStoredChoice(HORIZONS, horizon).map((days) => ({
          value: String(days),
          label: t('services:setup.days', { count: days }),
        }))}
      />
    </div>
  );
}

/** Returns the error code of a typed number of minutes, or true if it is valid. */
function durationProblem(typed: string): true | 'not_positive' | 'too_big' {
  if (!/^\d+$/.test(typed) || Number(typed) === 0) return 'not_positive';
  return Number(typed) <= DAY_MINUTES || 'too_big';
}
