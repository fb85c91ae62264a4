import '@zampa/i18n/english/diary';
import '@zampa/i18n/english/problems';
import { TextInput } from '@mantine/core';
import { refusalOfDiaryDate } from '@zampa/domain/conversations/diary-date';
import { deviceZone } from '@zampa/i18n/format/zones';
import type { Translate } from '@zampa/i18n/translator';
import { useTranslation } from '@zampa/i18n/use-translation';

export interface DiaryDateFieldProps {
  /** A calendar day; empty if nothing valid was typed. */
  value: string;
  onChange: (day: string) => void;
  today: string;
  error: string | null;
}

/** Field for the day on which something happened. */
export function DiaryDateField({ value, onChange, today, error }: DiaryDateFieldProps) {
  const { t } = useTranslation();
  return (
    <TextInput
      type="date"
      label={t('diary:new.date')}
      max={today}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

export type DayFacts = {
  readonly day: string;
  readonly category: string;
  readonly pets: readonly { readonly birthDate: string | null }[];
};

/** Returns the error of a day; `null` if an entry can have it. */
export function dayProblem(t: Translate, { day, category, pets }: DayFacts): string | null {
  if (!day) return t('problems:fields.required');
  const refusal = refusalOfDiaryDate({
    date: day,
    category,
    birthDates: pets.map(({ birthDate }) => birthDate),
    now: new Date(),
    zone: deviceZone(),
  });
  if (refusal === 'date_in_future') return t('problems:fields.date_in_future');
  if (refusal === 'date_too_early') return t('problems:fields.date_too_early');
  return refusal && t('problems:fields.before_birth');
}
