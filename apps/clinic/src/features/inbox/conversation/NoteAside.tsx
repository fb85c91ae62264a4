import { ActionIcon } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '@zampa/i18n/use-translation';
import { IconX } from '@zampa/ui/icons/IconX';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import type { ReactNode } from 'react';
import type { RequestsSearch } from '../search.ts';
import styles from './RequestContext.module.css';

export interface NoteAsideProps {
  search: RequestsSearch;
  children: ReactNode;
}

/** The visit note beside the conversation, with the way back to pets and client. */
export function NoteAside({ search, children }: NoteAsideProps) {
  const { t } = useTranslation();
  const { panel: _, notePet: __, ...back } = search;
  return (
    <aside className={styles['context']} aria-label={t('inbox:conversation.note')}>
      <Row justify="between">
        <Title>{t('inbox:conversation.note')}</Title>
        <ActionIcon
          renderRoot={(props) => <Link to="/workspace/requests" search={back} {...props} />}
          color="gray"
          aria-label={t('inbox:conversation.closeNote')}
        >
          <IconX size={20} />
        </ActionIcon>
      </Row>
      {children}
    </aside>
  );
}
