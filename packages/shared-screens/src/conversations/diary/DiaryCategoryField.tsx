import '@zampa/i18n/english/diary';
import { NativeSelect } from '@mantine/core';
import { WRITABLE_CATEGORIES } from '@zampa/domain/conversations/diary-filter';
import { useTranslation } from '@zampa/i18n/use-translation';
import { categoryText, lifeEventText } from './diary-text.ts';

export interface DiaryCategoryFieldProps {
  value: string;
  onChange: (category: (typeof WRITABLE_CATEGORIES)[number]) => void;
}

/** Field for the category of a diary entry that a person writes. Says what a birth or death changes. */
export function DiaryCategoryField({ value, onChange }: DiaryCategoryFieldProps) {
  const { t } = useTranslation();
  return (
    <NativeSelect
      label={t('diary:new.category')}
      description={lifeEventText(t, value)}
      data={WRITABLE_CATEGORIES.map((each) => ({ value: each, label: categoryText(t, each) }))}
      value={value}
      onChange={({ currentTarget }) => {
        const category = WRITABLE_CATEGORIES.find((each) => each === currentTarget.value);
        if (category) onChange(category);
      }}
    />
  );
}
