import { TextInput } from '@mantine/core';
import { useTranslation } from '@zampa/i18n/use-translation';
import { IconSearch } from '@zampa/ui/icons/IconSearch';
import { useEffect, useEffectEvent, useState } from 'react';

const TYPING_PAUSE_MS = 300;
/** As in the contract. */
const TEXT_MAX = 200;

export interface DiarySearchFieldProps {
  text: string;
  onChange: (text: string) => void;
}

/** Debounced field to search a diary. */
export function DiarySearchField({ text, onChange }: DiarySearchFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(text);
  const apply = useEffectEvent((value: string) => {
    if (value !== text) onChange(value);
  });
  useEffect(() => {
    const pause = setTimeout(() => apply(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  return (
    <TextInput
      type="search"
      aria-label={t('diary:timeline.search')}
      placeholder={t('diary:timeline.search')}
      leftSection={<IconSearch size={18} aria-hidden="true" />}
      maxLength={TEXT_MAX}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  );
}
