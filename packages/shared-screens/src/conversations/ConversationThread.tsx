import { ActionIcon } from '@mantine/core';
import { usePendingMessages } from '@zampa/client/conversations/outbox/OutboxProvider.tsx';
import type { Thread } from '@zampa/client/conversations/thread/thread';
import type { SchedulingLineProps } from '@zampa/client/conversations/thread/scheduling-line';
import { useMe } from '@zampa/client/session/use-me';
import { useMarkSeen } from '@zampa/client/conversations/thread/use-mark-seen';
import type { LoadEventsMutation } from '@zampa/client/conversations/thread/use-thread-at';
import { IconArrowDown } from '@zampa/ui/icons/IconArrowDown';
import { type ComponentType, useMemo, useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ThreadOverlay, type ThreadOverlayTarget } from './ThreadOverlay.tsx';
import { ThreadEdge } from './ThreadEdge.tsx';
import { threadRows, unreadMessages } from './thread-rows.ts';
import { ThreadRows } from './ThreadRows.tsx';
import { TypingLine } from './TypingLine.tsx';
import { useThreadList } from './use-thread-list.ts';
import styles from './ConversationThread.module.css';
import '@zampa/i18n/english/conversations';

export type ConversationThreadProps = {
  readonly conversation: Thread;
  /** The `seq` of the event to scroll to; it is highlighted. */
  readonly seq?: number | undefined;
  readonly older: LoadEventsMutation;
  /** Null if the newest events are shown. */
  readonly newer: LoadEventsMutation | null;
  /** Renders scheduling entries. Passed in, because most conversations have none and each app has its own. */
  readonly SchedulingLine: ComponentType<SchedulingLineProps>;
  /** Leaves the highlighted event and shows the newest messages. */
  readonly onNewest: () => void;
};

/**
 * Virtualized message list of a conversation. Opens at the end or at `seq`, keeps the scroll position while messages
 * arrive, and loads older and newer pages. Fills its container and scrolls.
 */
export function ConversationThread(props: ConversationThreadProps) {
  const { conversation, seq, older, newer, SchedulingLine, onNewest } = props;
  const { t } = useTranslation();
  const hasNewer = newer !== null;
  const { rows, pendingCount } = useThreadRows(conversation, hasNewer);
  const list = useThreadList({ id: conversation.id, rows, pendingCount, seq, hasNewer });
  const { scroller, isAtEnd } = list;
  const [overlay, setOverlay] = useState<ThreadOverlayTarget | null>(null);
  useMarkSeen(conversation, isAtEnd);
  const scrollToNewest = () => {
    if (seq === undefined) list.scrollToEnd();
    else onNewest();
  };

  return (
    <>
      <div className={styles['frame']}>
        <div
          ref={scroller}
          className={styles['scroller']}
          role="log"
          aria-label={t('conversations:thread')}
          tabIndex={0}
        >
          {!conversation.complete && (
            <ThreadEdge
              thread={conversation}
              scroller={scroller}
              more={older}
              labels={{ loading: t('conversations:loadingOlder'), retry: t('conversations:older') }}
            />
          )}
          <ThreadRows
            thread={conversation}
            rows={rows}
            lines={list.lines}
            height={list.height}
            measureLine={list.measureLine}
            seq={seq}
            SchedulingLine={SchedulingLine}
            onOpen={setOverlay}
          />
          {newer && (
            <ThreadEdge
              thread={conversation}
              scroller={scroller}
              more={newer}
              labels={{ loading: t('conversations:loadingNewer'), retry: t('conversations:newer') }}
            />
          )}
        </div>
        {!isAtEnd && <ToEndButton onPress={scrollToNewest} />}
        <ThreadOverlay thread={conversation} target={overlay} onClose={() => setOverlay(null)} />
      </div>
      <TypingLine conversationId={conversation.id} />
    </>
  );
}

/** Returns the rows of a thread, with the pending messages at its end. */
function useThreadRows(thread: Thread, hasNewer: boolean) {
  const pending = usePendingMessages(thread.id);
  const { id: readerId } = useMe();
  // As they were on opening: the line stays while the messages below it become read.
  const [unread] = useState(() => unreadMessages(thread, readerId));
  const rows = useMemo(
    () => threadRows(thread, hasNewer ? [] : pending, unread),
    [thread, hasNewer, pending, unread],
  );
  return { rows, pendingCount: pending.length };
}

function ToEndButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation();
  return (
    <ActionIcon
      className={styles['toEnd']}
      variant="default"
      radius="xl"
      aria-label={t('conversations:toEnd')}
      onClick={onPress}
    >
      <IconArrowDown size={20} aria-hidden="true" />
    </ActionIcon>
  );
}
