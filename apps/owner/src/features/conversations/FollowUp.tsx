import '@zampa/i18n/english/conversations-list';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconMessagePlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import {
  useOutbox,
  usePendingMessages,
} from '@zampa/client/conversations/outbox/OutboxProvider.tsx';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { PHOTOS_MAX, useRequestDraft } from '@zampa/shared-screens/conversations/use-request-draft';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './FollowUp.module.css';

/**
 * Returns how what came too late for an ended conversation becomes the beginning of what goes on from it; where another
 * question is being written, it stays where it is.
 */
function useTakeAlong({ id, payload, pets }: Conversation): () => void {
  const outbox = useOutbox();
  const late = usePendingMessages(id).filter(
    ({ code, file }) => code === 'CONVERSATION_CLOSED' && (file === null || isPhoto(file)),
  );
  const { draft, change } = useRequestDraft();
  return () => {
    // A message carries one photo at most.
    const taken = late.slice(0, PHOTOS_MAX);
    if (taken.length === 0 || draft.clientId) return;
    change({
      followUpOf: id,
      facilityId: payload.facilityId,
      pets: pets.map((pet) => pet.id),
      note: taken
        .map(({ message }) => message)
        .join('\n\n')
        .trim(),
      photos: taken.map(({ file }) => file).filter(isPhoto),
    });
    for (const { clientId } of taken) void outbox.discard(clientId);
  };
}

const isPhoto = (file: Blob | null): file is File =>
  file instanceof File && file.type.startsWith('image/');

/** Shows what a conversation goes on from, what goes on from it, and how to ask again once it has ended. */
export function FollowUp({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const { id, payload, pets, facility } = conversation;
  const { followUpOf, continuedIn, status } = payload;
  const latest = continuedIn.at(-1);
  const takeAlong = useTakeAlong(conversation);
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
              onClick={takeAlong}
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
