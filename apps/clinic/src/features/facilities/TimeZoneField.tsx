import { NativeSelect } from '@mantine/core';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useState } from 'react';
import type { ControllerRenderProps, FieldPath, FieldValues } from 'react-hook-form';
import { timeZoneChoices } from './time-zone-choices.ts';

export interface TimeZoneFieldProps<Values extends FieldValues> {
  field: ControllerRenderProps<Values, FieldPath<Values>>;
  error: string | undefined;
}

/** Shows a select field for the time zone of a clinic, with the current UTC offset of each. */
export function TimeZoneField<Values extends FieldValues>({
  field,
  error,
}: TimeZoneFieldProps<Values>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [now] = useState(() => new Date());
  return (
    <NativeSelect
      {...field}
      label={t('facilities:create.timezone')}
      description={t('facilities:create.timezoneWhy')}
      required
      data={[...timeZoneChoices(now, language)]}
      error={error}
    />
  );
}
