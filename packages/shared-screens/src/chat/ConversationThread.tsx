import { ActionIcon } from '@mantine/core';
import { usePendingMessages } from '@zampa/client/conversations/OutboxProvider.tsx';
import type { Thread } from '@zampa/client/conversations/thread';
import { useMarkSeen } from '@zampa/client/conversations/use-mark-seen';
import { useMe } from '@zampa/client/session/use-me';
import type { Event } from '@zampa/contract/chat/event';
import { IconArrowDown } from '@tabler/icons-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { OlderMessages } from './OlderMessages.tsx';
import { ThreadLine } from './ThreadLine.tsx';
import { threadRows } from './thread-rows.ts';
import { useThreadList } from './use-thread-list.ts';
import styles from './ConversationThread.module.css';
import '@zampa/i18n/english/chat';

/** Loaded when it is asked for: dialogs weigh more than the rest of a thread. */
const WithdrawDialog = lazy(async () => ({
  default: (await import('./WithdrawDialog.tsx')).WithdrawDialog,
}));

/**
 * The messages of a conversation: opens at the end, stays there while messages come, and loads older ones on the way up.
 * Fills the height it is given and scrolls by itself.
 */
export function ConversationThread({ conversation }: { conversation: Thread }) {
  const { t } = useTranslation();
  const { id: viewerId } = useMe();
  const pending = usePendingMessages(conversation.id);
  const rows = useMemo(() => threadRows(conversation, pending), [conversation, pending]);
  const list = useThreadList(conversation.id, rows, pending.length);
  const { scroller, isAtEnd } = list;
  const [withdrawing, setWithdrawing] = useState<Event | null>(null);
  useMarkSeen(conversation, isAtEnd);

  return (
    <div className={styles['frame']}>
      <div
        ref={scroller}
        className={styles['scroller']}
        role="log"
        aria-label={t('chat:thread')}
        tabIndex={0}
      >
        <OlderMessages thread={conversation} scroller={scroller} />
        <div className={styles['rows']} style={{ height: list.height }}>
          {list.lines.map(({ key, index, start }) => {
            const row = rows[index];
            return (
              row && (
                <div
                  key={key}
                  ref={list.measureLine}
                  data-index={index}
                  className={styles['row']}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <ThreadLine
                    row={row}
                    thread={conversation}
                    viewerId={viewerId}
                    onWithdraw={setWithdrawing}
                  />
                </div>
              )
            );
          })}
        </div>
      </div>
      {!isAtEnd && (
        <ActionIcon
          className={styles['toEnd']}
          variant="default"
          radius="xl"
          aria-label={t('chat:toEnd')}
          onClick={list.toEnd}
        >
          <IconArrowDown size={20} aria-hidden="true" />
        </ActionIcon>
      )}
      {withdrawing && (
        <Suspense>
          <WithdrawDialog event={withdrawing} onClose={() => setWithdrawing(null)} />
        </Suspense>
      )}
    </div>
  );
}
