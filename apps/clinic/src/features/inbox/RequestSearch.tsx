import { ActionIcon, TextInput } from '@mantine/core';
import { IconSearch } from '@zampa/ui/icons/IconSearch';
import { IconX } from '@zampa/ui/icons/IconX';
import { useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './RequestSearch.module.css';

export interface RequestSearchProps {
  text: string;
  onSubmit: (text: string) => void;
}

/** Searches messages on submit, because whole conversations are searched and not only the rows on screen. */
export function RequestSearch({ text, onSubmit }: RequestSearchProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(text);
  return (
    <search>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(typed.trim());
        }}
      >
        <TextInput
          className={styles['field'] ?? ''}
          data-key="/"
          aria-label={t('inbox:search.label')}
          placeholder={t('inbox:search.placeholder')}
          value={typed}
          maxLength={200}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          rightSection={
            text && (
              <ActionIcon
                color="gray"
                size="sm"
                aria-label={t('inbox:search.clear')}
                onClick={() => onSubmit('')}
              >
                <IconX size={16} />
              </ActionIcon>
            )
          }
        />
        <ActionIcon type="submit" variant="default" aria-label={t('inbox:search.submit')}>
          <IconSearch size={18} />
        </ActionIcon>
      </form>
    </search>
  );
}
