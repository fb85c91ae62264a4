import type { Thread } from '@zampa/client/conversations/thread/thread';
import type { Event, StoredFile } from '@zampa/contract/conversations/event';
import { refusalToWithdraw } from '@zampa/domain/conversations/status';
import { personName } from '@zampa/i18n/person-name';
import { formatTime } from '@zampa/i18n/format/dates';
import { MessageBubble } from '@zampa/ui/chat/MessageBubble.tsx';
import { MessageTicks } from '@zampa/ui/chat/MessageTicks.tsx';
import { IconArrowBackUp } from '@zampa/ui/icons/IconArrowBackUp';
import { memo, Suspense } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PersonPicture } from '../files/PersonPicture.tsx';
import { FilePlaceholder } from './files/FilePlaceholder.tsx';
import { MessageText } from './MessageText.tsx';
import type { ThreadOverlayTarget } from './ThreadOverlay.tsx';
import styles from './MessageRow.module.css';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded, so that text renders before photos and documents. */
const MessageFile = lazyPart(async () => (await import('./files/MessageFile.tsx')).MessageFile);

export type MessageRowProps = {
  readonly event: Event;
  readonly viewerId: string;
  /** Whether the previous message has another author. */
  readonly startsRun: boolean;
  /** Whether the next message follows within minutes, so that only that one shows the time. */
  readonly isContinued?: boolean;
  /** Whether the other side has read it. */
  readonly isRead: boolean;
  /** Status of the conversation. */
  readonly status: Thread['payload']['status'];
  readonly timezone: string;
  readonly onOpen: (opened: ThreadOverlayTarget) => void;
};

/** A stored message. Memoized with minimal props, so that new messages and scrolling do not rerender the others. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { event, viewerId, startsRun, isContinued = false, isRead, status, timezone } = props;
  const { onOpen } = props;
  const { t } = useTranslation();
  const { payload, file, user } = event;
  const own = payload.userId === viewerId;
  const author = user ? personName(user) : t('conversations:message.unknown');
  const replacement = replacementText();
  const canWithdraw =
    !replacement &&
    refusalToWithdraw(status, { type: event.type, userId: payload.userId }, viewerId) === null;

  function replacementText() {
    if (payload.withdrawn) return t('conversations:message.withdrawn');
    return payload.hidden ? t('conversations:message.hidden') : null;
  }

  return (
    <MessageBubble
      isOwn={own}
      author={author}
      showAuthor={startsRun}
      avatar={startsRun && user && <PersonPicture person={user} size={30} />}
      text={!replacement && payload.message && <MessageText text={payload.message} />}
      isWithdrawn={replacement !== null}
      isContinued={isContinued}
      time={formatTime(new Date(event.dateCreated), timezone)}
      ticks={
        <>
          {own && !replacement && !isContinued && <SentTicks isRead={isRead} />}
          {canWithdraw && <WithdrawButton onPress={() => onOpen({ withdrawing: event })} />}
        </>
      }
    >
      {replacement ?? (file && <RowFile file={file} author={author} onOpen={onOpen} />)}
    </MessageBubble>
  );
});

type RequestRowProps = Pick<MessageRowProps, 'viewerId' | 'onOpen'> & { readonly thread: Thread };

/** The request, shown as the first message of a conversation. */
export function RequestRow({ thread, viewerId, onOpen }: RequestRowProps) {
  const { t } = useTranslation();
  const { user, payload, file, dateCreated } = thread;
  const own = user?.id === viewerId;
  const author = user ? personName(user) : t('conversations:message.unknown');
  return (
    <MessageBubble
      isOwn={own}
      author={author}
      showAuthor
      avatar={user && <PersonPicture person={user} size={30} />}
      text={payload.note && <MessageText text={payload.note} />}
      time={formatTime(new Date(dateCreated), thread.facility.timezone)}
      ticks={own && <SentTicks isRead={payload.openDate !== null || thread.readSeq > 0} />}
    >
      {file && <RowFile file={file} author={author} onOpen={onOpen} />}
    </MessageBubble>
  );
}

type RowFileProps = {
  readonly file: StoredFile;
  readonly author: string;
  readonly onOpen: (opened: ThreadOverlayTarget) => void;
};

function RowFile({ file, author, onOpen }: RowFileProps) {
  return (
    <Suspense fallback={<FilePlaceholder file={file} />}>
      <MessageFile file={file} author={author} onOpen={(photo) => onOpen({ photo })} />
    </Suspense>
  );
}

function SentTicks({ isRead }: { isRead: boolean }) {
  const { t } = useTranslation();
  const label = isRead ? t('common:message.read') : t('common:message.sent');
  return <MessageTicks state={isRead ? 'read' : 'sent'} label={label} />;
}

function WithdrawButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles['withdraw']}
      aria-label={t('conversations:message.withdraw')}
      onClick={onPress}
    >
      <IconArrowBackUp size={16} aria-hidden="true" />
    </button>
  );
}
