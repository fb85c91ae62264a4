import { ActionIcon } from '@mantine/core';
import { usePendingMessages } from '@zampa/client/conversations/outbox/OutboxProvider.tsx';
import type { Thread } from '@zampa/client/conversations/thread/thread';
import type { TimeLineProps } from '@zampa/client/conversations/thread/time-line';
import { useMarkSeen } from '@zampa/client/conversations/thread/use-mark-seen';
import type { LoadMoreOf } from '@zampa/client/conversations/thread/use-thread-at';
import { useMe } from '@zampa/client/session/use-me';
import { IconArrowDown } from '@tabler/icons-react';
import { type ComponentType, useMemo, useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { OpenedFromThread, type Opened } from './OpenedFromThread.tsx';
import { ThreadEdge } from './ThreadEdge.tsx';
import { ThreadLine } from './ThreadLine.tsx';
import { threadRows } from './thread-rows.ts';
import { TypingLine } from './TypingLine.tsx';
import { useThreadList } from './use-thread-list.ts';
import styles from './ConversationThread.module.css';
import '@zampa/i18n/english/conversations';

export type ConversationThreadProps = {
  readonly conversation: Thread;
  /** The event that is looked for; it is marked. */
  readonly seq?: number | undefined;
  readonly older: LoadMoreOf;
  /** Null where what is shown ends with the newest. */
  readonly newer: LoadMoreOf | null;
  /** Shows what is told of the time of a visit; few conversations have one. */
  readonly TimeLine: ComponentType<TimeLineProps>;
  /** Leaves the event that is looked for. */
  readonly onNewest: () => void;
};

/**
 * Shows the messages of a conversation: opens at the end or at what is looked for, stays there while messages come, and
 * loads more on the way up and down. Fills the height it is given and scrolls by itself.
 */
export function ConversationThread(props: ConversationThreadProps) {
  const { conversation, seq, older, newer, TimeLine, onNewest } = props;
  const { t } = useTranslation();
  const { id: viewerId } = useMe();
  const pending = usePendingMessages(conversation.id);
  const hasNewer = newer !== null;
  const rows = useMemo(
    () => threadRows(conversation, hasNewer ? [] : pending),
    [conversation, hasNewer, pending],
  );
  const pendingCount = pending.length;
  const list = useThreadList({ id: conversation.id, rows, pendingCount, seq, hasNewer });
  const { scroller, isAtEnd } = list;
  const [opened, setOpened] = useState<Opened | null>(null);
  useMarkSeen(conversation, isAtEnd);
  const toNewest = () => {
    if (seq === undefined) list.toEnd();
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
          <div className={styles['rows']} style={{ height: list.height }}>
            {list.lines.map(({ key, index, start }) => {
              const row = rows[index];
              return (
                row && (
                  <div
                    key={key}
                    ref={list.measureLine}
                    data-index={index}
                    data-sought={row.kind === 'message' && row.event.seq === seq}
                    className={styles['row']}
                    style={{ transform: `translateY(${start}px)` }}
                  >
                    <ThreadLine
                      row={row}
                      thread={conversation}
                      viewerId={viewerId}
                      TimeLine={TimeLine}
                      onOpen={setOpened}
                    />
                  </div>
                )
              );
            })}
          </div>
          {newer && (
            <ThreadEdge
              thread={conversation}
              scroller={scroller}
              more={newer}
              labels={{ loading: t('conversations:loadingNewer'), retry: t('conversations:newer') }}
            />
          )}
        </div>
        {!isAtEnd && (
          <ActionIcon
            className={styles['toEnd']}
            variant="default"
            radius="xl"
            aria-label={t('conversations:toEnd')}
            onClick={toNewest}
          >
            <IconArrowDown size={20} aria-hidden="true" />
          </ActionIcon>
        )}
        <OpenedFromThread thread={conversation} opened={opened} onClose={() => setOpened(null)} />
      </div>
      <TypingLine conversationId={conversation.id} />
    </>
  );
}
