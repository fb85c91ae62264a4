import { useDocumentTitle } from '@mantine/hooks';
import type { ListedConversation } from '@zampa/client/conversations/lists/listed-conversation';
import { publicName } from '@zampa/domain/people/names';
import { ConversationStatusChip } from '@zampa/shared-screens/conversations/ConversationStatusChip.tsx';
import { titleOf } from '@zampa/shared-screens/conversations/conversation-summary';
import { PetPicture } from '@zampa/shared-screens/files/PetPicture.tsx';
import { BackLink } from '@zampa/shared-screens/navigation/BackLink.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './chat.module.css';

export interface ChatHeaderProps {
  /** The conversation, or its item of a list while it is loading; undefined if neither is known. */
  conversation: ListedConversation | undefined;
}

/** Header of a conversation: pet, title, clinic, team member and status. Shows a generic title while loading. */
export function ChatHeader({ conversation }: ChatHeaderProps) {
  const { t } = useTranslation();
  const title = (conversation && titleOf(conversation)) || t('conversations:owner.noText');
  useDocumentTitle(`${title} · Zampa`);
  const [pet] = conversation?.pets ?? [];
  return (
    <div className={styles['header']}>
      <BackLink to="/workspace/chat" label={t('conversations:owner.back')} />
      {pet && <PetPicture pet={pet} size={40} />}
      <div className={styles['words']}>
        <h1>{title}</h1>
        {conversation && (
          <p>
            <span className={styles['with']}>
              {conversation.assignee
                ? t('conversations:owner.withVet', {
                    clinic: conversation.facility.name,
                    vet: publicName(conversation.assignee),
                  })
                : conversation.facility.name}
            </span>
            <ConversationStatusChip status={conversation.payload.status} />
          </p>
        )}
      </div>
    </div>
  );
}
