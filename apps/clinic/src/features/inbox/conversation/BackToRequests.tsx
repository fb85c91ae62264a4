import '@zampa/i18n/english/inbox-conversation';
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft } from '@zampa/ui/icons/IconChevronLeft';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from '../RequestsScreen.module.css';
import type { RequestsSearch } from '../search.ts';

/** Returns to the list from an open item; only on phones, where the item replaces the list. */
export function BackToRequests({ search }: { search: RequestsSearch }) {
  const { t } = useTranslation();
  const { conversation: _, entry: __, panel: ___, seq: ____, ...list } = search;
  return (
    <ActionIcon
      renderRoot={(props) => <Link to="/workspace/requests" search={list} {...props} />}
      className={styles['back'] ?? ''}
      color="gray"
      aria-label={t('inbox:conversation.back')}
    >
      <IconChevronLeft size={22} />
    </ActionIcon>
  );
}
