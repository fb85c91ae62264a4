import type { ListedConversation } from '@zampa/client/conversations/lists/listed-conversation';
import { useTimeEventText } from '@zampa/shared-screens/appointments/use-time-event-text';
import { OwnerConversationRow } from '@zampa/shared-screens/conversations/OwnerConversationRow.tsx';
import styles from './home.module.css';

/** List of conversations, each with its last event. */
export function ConversationRows({
  conversations,
}: {
  conversations: readonly ListedConversation[];
}) {
  const timeEvent = useTimeEventText();
  return (
    <ul className={styles['conversations']}>
      {conversations.map((conversation) => (
        <li key={conversation.id}>
          <OwnerConversationRow conversation={conversation} timeEvent={timeEvent(conversation)} />
        </li>
      ))}
    </ul>
  );
}
