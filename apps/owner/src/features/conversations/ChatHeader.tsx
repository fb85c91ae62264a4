import { useDocumentTitle } from '@mantine/hooks';
import type { Thread } from '@zampa/client/conversations/thread/thread';
import { publicName } from '@zampa/domain/people/names';
import { ConversationStatusChip } from '@zampa/shared-screens/conversations/ConversationStatusChip.tsx';
import { titleOf } from '@zampa/shared-screens/conversations/conversation-summary';
import { PetPicture } from '@zampa/shared-screens/files/PetPicture.tsx';
import { BackLink } from '@zampa/shared-screens/navigation/BackLink.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './chat.module.css';

/** Header of a conversation: pet, title, clinic, team member and status. Shows a generic title while loading. */
export function ChatHeader({ thread }: { thread: Thread | undefined }) {
  const { t } = useTranslation();
  const title = (thread && titleOf(thread)) || t('conversations:owner.noText');
  useDocumentTitle(`${title} · Zampa`);
  const [pet] = thread?.pets ?? [];
  return (
    <div className={styles['header']}>
      <BackLink to="/workspace/chat" label={t('conversations:owner.back')} />
      {pet && <PetPicture pet={pet} size={40} />}
      <div className={styles['words']}>
        <h1>{title}</h1>
        {thread && (
          <p>
            <span className={styles['with']}>
              {thread.assignee
                ? t('conversations:owner.withVet', {
                    clinic: thread.facility.name,
                    vet: publicName(thread.assignee),
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
