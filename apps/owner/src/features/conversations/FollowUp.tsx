import '@zampa/i18n/english/conversations-list';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconMessagePlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './FollowUp.module.css';

/** Shows what a conversation goes on from, what goes on from it, and how to ask again once it has ended. */
export function FollowUp({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const { id, payload, pets, facility } = conversation;
  const { followUpOf, continuedIn, status } = payload;
  const latest = continuedIn.at(-1);
  return (
    <nav className={styles['links']} aria-label={t('conversations-list:followUp.label')}>
      {followUpOf && (
        <Link to="/workspace/chat/$id" params={{ id: followUpOf }}>
          <IconArrowBackUp size={18} aria-hidden="true" />
          {t('conversations-list:followUp.of')}
        </Link>
      )}
      {latest && (
        <Link to="/workspace/chat/$id" params={{ id: latest }}>
          <IconArrowForwardUp size={18} aria-hidden="true" />
          {t('conversations-list:followUp.continuedIn')}
        </Link>
      )}
      {status === 'CLOSED' && !latest && (
        <Button
          size="lg"
          fullWidth
          leftSection={<IconMessagePlus size={20} aria-hidden="true" />}
          renderRoot={(props) => (
            <Link
              to="/workspace/ask"
              search={{
                followUp: id,
                clinic: facility?.id,
                pet: pets.map((pet) => pet.id).join(','),
              }}
              {...props}
            />
          )}
        >
          {t('conversations-list:followUp.ask')}
        </Button>
      )}
    </nav>
  );
}
