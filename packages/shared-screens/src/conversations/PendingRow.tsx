import type { OutboxMessage } from '@zampa/client/storage/outbox-message';
import { formatTime } from '@zampa/i18n/format/dates';
import { MessageBubble } from '@zampa/ui/chat/MessageBubble.tsx';
import { Suspense } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { MessageText } from './MessageText.tsx';
import { PendingTicks } from './PendingTicks.tsx';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded: most messages have no file, and few fail. */
const PendingFile = lazyPart(async () => (await import('./files/PendingFile.tsx')).PendingFile);

const FailedActions = lazyPart(async () => (await import('./FailedActions.tsx')).FailedActions);

/** An own message that is not sent yet. If it failed, says why and offers to retry or discard it. */
export function PendingRow({ message, timezone }: { message: OutboxMessage; timezone: string }) {
  const { t } = useTranslation();
  const hasFailed = message.state === 'failed';
  const name = t('common:words.you');
  return (
    <MessageBubble
      isOwn
      author={name}
      text={message.message && <MessageText text={message.message} />}
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
