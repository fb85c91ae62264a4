import '@zampa/i18n/english/conversations-list';
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@zampa/ui/icons/IconArrowBackUp';
import { IconArrowForwardUp } from '@zampa/ui/icons/IconArrowForwardUp';
import { IconMessagePlus } from '@zampa/ui/icons/IconMessagePlus';
import { Link } from '@tanstack/react-router';
import {
  useOutbox,
  usePendingMessages,
} from '@zampa/client/conversations/outbox/OutboxProvider.tsx';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { MAX_PHOTOS, useRequestDraft } from '@zampa/shared-screens/conversations/use-request-draft';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './FollowUpLinks.module.css';

/**
 * Returns a function that moves messages refused because the conversation had ended into a follow-up draft. Does
 * nothing if another request is being written.
 */
function useMoveLateMessages({ id, payload, pets }: Conversation): () => void {
  const outbox = useOutbox();
  const lateMessages = usePendingMessages(id).filter(
    ({ code, file }) => code === 'CONVERSATION_CLOSED' && (file === null || isPhoto(file)),
  );
  const { draft, change } = useRequestDraft();
  return () => {
    // Each message has at most one photo.
    const movedMessages = lateMessages.slice(0, MAX_PHOTOS);
    if (movedMessages.length === 0 || draft.clientId) return;
    change({
      followUpOf: id,
      facilityId: payload.facilityId,
      pets: pets.map((pet) => pet.id),
      note: movedMessages
        .map(({ message }) => message)
        .join('\n\n')
        .trim(),
      photos: movedMessages.map(({ file }) => file).filter(isPhoto),
    });
    for (const { clientId } of movedMessages) void outbox.discard(clientId);
  };
}

const isPhoto = (file: Blob | null): file is File =>
  file instanceof File && file.type.startsWith('image/');

/**
 * Links to the previous and next conversation of a follow-up, and a button for a follow-up request once the
 * conversation has ended.
 */
export function FollowUpLinks({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const { id, payload, pets, facility } = conversation;
  const { followUpOf, continuedIn, status } = payload;
  const latest = continuedIn.at(-1);
  const moveLateMessages = useMoveLateMessages(conversation);
  return (
    <nav className={styles['links']} aria-label={t('conversations:list.followUp.label')}>
      {followUpOf && (
        <Link to="/workspace/chat/$id" params={{ id: followUpOf }}>
          <IconArrowBackUp size={18} aria-hidden="true" />
          {t('conversations:list.followUp.of')}
        </Link>
      )}
      {latest && (
        <Link to="/workspace/chat/$id" params={{ id: latest }}>
          <IconArrowForwardUp size={18} aria-hidden="true" />
          {t('conversations:list.followUp.continuedIn')}
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
              onClick={moveLateMessages}
              {...props}
            />
          )}
        >
          {t('conversations:list.followUp.ask')}
        </Button>
      )}
    </nav>
  );
}
