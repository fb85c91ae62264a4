import type { Thread } from '@zampa/client/conversations/thread/thread';
import type { Event, StoredFile } from '@zampa/contract/conversations/event';
import { refusalToWithdraw } from '@zampa/domain/conversations/status';
import { personName } from '@zampa/i18n/person-name';
import { formatTime } from '@zampa/i18n/format/dates';
import { MessageBubble } from '@zampa/ui/chat/MessageBubble.tsx';
import { MessageTicks } from '@zampa/ui/chat/MessageTicks.tsx';
import { IconArrowBackUp } from '@tabler/icons-react';
import { lazy, memo, Suspense } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PersonPicture } from '../files/PersonPicture.tsx';
import { FileSpace } from './files/FileSpace.tsx';
import type { Opened } from './OpenedFromThread.tsx';
import styles from './MessageRow.module.css';

/** Words come first; what shows photos and documents is loaded beside them. */
const MessageFile = lazy(async () => ({
  default: (await import('./files/MessageFile.tsx')).MessageFile,
}));

export type MessageRowProps = {
  readonly event: Event;
  readonly viewerId: string;
  /** Whether the message above is somebody else's. */
  readonly startsRun: boolean;
  /** Whether the other side has seen it. */
  readonly isRead: boolean;
  /** Where its conversation is. */
  readonly status: Thread['payload']['status'];
  readonly timezone: string;
  readonly onOpen: (opened: Opened) => void;
};

/**
 * Shows a message that the server has. It is given only what it shows: one that is sent, comes or scrolls into view has none
 * of the others drawn anew.
 */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { event, viewerId, startsRun, isRead, status, timezone, onOpen } = props;
  const { t } = useTranslation();
  const { payload, file, user } = event;
  const own = payload.userId === viewerId;
  const author = user ? personName(user) : t('conversations:message.unknown');
  const gone = goneText();
  const canWithdraw =
    !gone &&
    refusalToWithdraw(status, { type: event.type, userId: payload.userId }, viewerId) === null;

  function goneText() {
    if (payload.withdrawn) return t('conversations:message.withdrawn');
    return payload.hidden ? t('conversations:message.hidden') : null;
  }

  return (
    <MessageBubble
      own={own}
      author={author}
      showAuthor={startsRun}
      avatar={startsRun && user && <PersonPicture person={user} size={30} />}
      text={gone ? undefined : payload.message}
      withdrawn={gone !== null}
      time={formatTime(new Date(event.dateCreated), timezone)}
      ticks={
        <>
          {own && !gone && <SentTicks isRead={isRead} />}
          {canWithdraw && <WithdrawButton onPress={() => onOpen({ withdrawing: event })} />}
        </>
      }
    >
      {gone ?? (file && <RowFile file={file} author={author} onOpen={onOpen} />)}
    </MessageBubble>
  );
});

type RequestRowProps = Pick<MessageRowProps, 'viewerId' | 'onOpen'> & { readonly thread: Thread };

/** Shows what was asked: the first message of a conversation. */
export function RequestRow({ thread, viewerId, onOpen }: RequestRowProps) {
  const { t } = useTranslation();
  const { user, payload, file, dateCreated } = thread;
  const own = user?.id === viewerId;
  const author = user ? personName(user) : t('conversations:message.unknown');
  return (
    <MessageBubble
      own={own}
      author={author}
      showAuthor
      avatar={user && <PersonPicture person={user} size={30} />}
      text={payload.note}
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
  readonly onOpen: (opened: Opened) => void;
};

function RowFile({ file, author, onOpen }: RowFileProps) {
  return (
    <Suspense fallback={<FileSpace file={file} />}>
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
