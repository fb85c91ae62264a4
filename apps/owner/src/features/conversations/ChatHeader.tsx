import { useDocumentTitle } from '@mantine/hooks';
import type { Thread } from '@zampa/client/conversations/thread/thread';
import { safeName } from '@zampa/domain/people/names';
import { ConversationStatusChip } from '@zampa/shared-screens/conversations/ConversationStatusChip.tsx';
import { titleOf } from '@zampa/shared-screens/conversations/conversation-summary';
import { PetPicture } from '@zampa/shared-screens/files/PetPicture.tsx';
import { BackLink } from '@zampa/shared-screens/navigation/BackLink.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './chat.module.css';

/** Shows who a conversation is about and with whom; the title alone is known while it loads. */
export function ChatHeader({ thread }: { thread: Thread | undefined }) {
  const { t } = useTranslation();
  const title = (thread && titleOf(thread)) || t('conversations-owner:noText');
  useDocumentTitle(`${title} · Zampa`);
  const [pet] = thread?.pets ?? [];
  return (
    <div className={styles['header']}>
      <BackLink to="/workspace/chat" label={t('conversations-owner:back')} />
      {pet && <PetPicture pet={pet} size={40} />}
      <div className={styles['words']}>
        <h1>{title}</h1>
        {thread && (
          <p>
            <span className={styles['with']}>
              {thread.assignee
                ? t('conversations-owner:withVet', {
                    clinic: thread.facility.name,
                    vet: safeName(thread.assignee),
                  })
                : thread.facility.name}
            </span>
            <ConversationStatusChip status={thread.payload.status} />
          </p>
        )}
      </div>
    </div>
  );
}
