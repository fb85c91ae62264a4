import { TextInput } from '@mantine/core';
import { IconSearch } from '@zampa/ui/icons/IconSearch';
import { useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './ClientsScreen.module.css';

export interface ClientSearchProps {
  initial: string;
  onChange: (text: string) => void;
}

/** Search field with its own state, so that slow results never overwrite what is typed. */
export function ClientSearch({ initial, onChange }: ClientSearchProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(initial);
  return (
    <search className={styles['search']}>
      <TextInput
        type="search"
        aria-label={t('clients:search.label')}
        placeholder={t('clients:search.placeholder')}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        value={text}
        maxLength={100}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          onChange(currentTarget.value);
        }}
      />
    </search>
  );
}
