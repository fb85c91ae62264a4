import { ActionIcon } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { DiaryEntryStates } from '@zampa/shared-screens/conversations/diary/DiaryEntryStates.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './OpenedEntry.module.css';
import type { RequestsSearch } from '../search.ts';

export interface OpenedEntryProps {
  id: string;
  search: RequestsSearch;
}

/** Shows the open entry of a diary: it is read, nobody answers in it. */
export function OpenedEntry({ id, search }: OpenedEntryProps) {
  const { t } = useTranslation();
  const { entry: _, ...list } = search;
  return (
    <section className={styles['entry']} aria-label={t('diary:type.DIARY')}>
      <ActionIcon
        renderRoot={(props) => <Link to="/workspace/requests" search={list} {...props} />}
        className={styles['back'] ?? ''}
        color="gray"
        aria-label={t('inbox:back')}
      >
        <IconChevronLeft size={22} />
      </ActionIcon>
      <DiaryEntryStates id={id} />
    </section>
  );
}
