import { formatZone } from '@zampa/i18n/format/zone-text';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { DateField } from '@zampa/shared-screens/form/DateField.tsx';
import { fieldText } from '@zampa/shared-screens/form/problem-text';
import { TimeOfDayField } from '@zampa/shared-screens/form/TimeOfDayField.tsx';
import { useServerMinute } from '@zampa/shared-screens/states/use-server-minute';
import { FieldGroup } from '@zampa/ui/kit/FieldGroup.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { findNoteDateProblem, type NoteDateRules, toNoteDate } from './note-date.ts';
import type { NoteValues } from './note-values.ts';
import styles from './notes.module.css';

export interface NoteDateFieldsProps {
  form: UseFormReturn<NoteValues>;
  rules: NoteDateRules;
}

/** When the visit took place, in the time zone of the clinic. */
export function NoteDateFields({ form: { control }, rules }: NoteDateFieldsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useServerMinute();
  const [day, time] = useWatch({ control, name: ['day', 'time'] });
  const problem = findNoteDateProblem({ day, time }, rules, now);
  const errorOf = (field: 'day' | 'time') =>
    problem?.field === field ? fieldText(t, { type: problem.code }) : undefined;
  return (
    <FieldGroup legend={t('health:clinic.note.date')}>
      <div className={styles['vitals']}>
        <Controller
          control={control}
          name="day"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <DateField
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              ref={ref}
              label={t('health:clinic.note.day')}
              max={toNoteDate(now, rules.zone).day}
              min={rules.birthDate ?? undefined}
              error={errorOf('day')}
            />
          )}
        />
        <Controller
          control={control}
          name="time"
          render={({ field: { value, onChange } }) => (
            <TimeOfDayField
              label={t('health:clinic.note.time')}
              value={value}
              onChange={onChange}
              error={errorOf('time')}
            />
          )}
        />
      </div>
      <Text size="small" tone="muted">
        {t('health:clinic.note.zone', { zone: formatZone(rules.zone, language, now) })}
      </Text>
    </FieldGroup>
  );
}
