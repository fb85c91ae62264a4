import type { OutboxMessage } from '@zampa/client/conversations/outbox/outbox-message';
import { formatTime } from '@zampa/i18n/format/dates';
import { MessageBubble } from '@zampa/ui/chat/MessageBubble.tsx';
import { lazy, Suspense } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PendingTicks } from './PendingTicks.tsx';

/** Most messages carry no file, and hardly any fails. */
const PendingFile = lazy(async () => ({
  default: (await import('./files/PendingFile.tsx')).PendingFile,
}));

const FailedActions = lazy(async () => ({
  default: (await import('./FailedActions.tsx')).FailedActions,
}));

/** Shows an own message on its way; a failed one says why, and is tried again or thrown away. */
export function PendingRow({ message, timezone }: { message: OutboxMessage; timezone: string }) {
  const { t } = useTranslation();
  const hasFailed = message.state === 'failed';
  const name = t('common:words.you');
  return (
    <MessageBubble
      own
      author={name}
      text={message.message}
      time={formatTime(new Date(message.dateCreated), timezone)}
      ticks={<PendingTicks message={message} />}
      action={
        hasFailed && (
          <Suspense>
            <FailedActions message={message} />
          </Suspense>
        )
      }
    >
      {message.file && (
        <Suspense>
          <PendingFile file={message.file} clientId={message.clientId} isFailed={hasFailed} />
        </Suspense>
      )}
    </MessageBubble>
  );
}
