import { Button } from '@mantine/core';
import { useOutbox } from '@zampa/client/conversations/OutboxProvider.tsx';
import type { OutboxMessage } from '@zampa/client/conversations/outbox-message';
import { formatTime } from '@zampa/i18n/format/dates';
import { MessageBubble } from '@zampa/ui/chat/MessageBubble.tsx';
import { MessageTicks } from '@zampa/ui/chat/MessageTicks.tsx';
import { PhotoTile } from '@zampa/ui/chat/PhotoTile.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useObjectUrl } from '../files/use-object-url.ts';
import { refusalText } from '../form/problem-text.ts';
import styles from './MessageRow.module.css';

/** An own message on its way; a failed one says why, and is tried again or thrown away. */
export function PendingRow({ message, timezone }: { message: OutboxMessage; timezone: string }) {
  const { t } = useTranslation();
  const photo = useObjectUrl(message.photo);
  const hasFailed = message.state === 'failed';
  const label = hasFailed ? t('common:message.failed') : t('common:message.waiting');
  const name = t('common:words.you');
  return (
    <MessageBubble
      own
      author={name}
      text={message.message}
      time={formatTime(new Date(message.dateCreated), timezone)}
      ticks={<MessageTicks state={message.state} label={label} />}
      action={hasFailed && <FailedActions message={message} />}
    >
      {photo && <PhotoTile src={photo} alt={t('chat:message.photo', { name })} />}
    </MessageBubble>
  );
}

function FailedActions({ message: { clientId, code } }: { message: OutboxMessage }) {
  const { t } = useTranslation();
  const outbox = useOutbox();
  return (
    <div className={styles['failed']} role="alert">
      <span>{t('chat:message.failed', { why: refusalText(t, code) })}</span>
      <Button variant="subtle" onClick={() => void outbox.retry(clientId)}>
        {t('common:actions.retry')}
      </Button>
      <Button variant="subtle" color="red" onClick={() => void outbox.discard(clientId)}>
        {t('chat:message.discard')}
      </Button>
    </div>
  );
}
