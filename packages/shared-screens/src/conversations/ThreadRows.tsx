import type { SchedulingLineProps } from '@zampa/client/conversations/thread/scheduling-line';
import type { Thread } from '@zampa/client/conversations/thread/thread';
import { useMe } from '@zampa/client/session/use-me';
import type { ComponentType } from 'react';
import styles from './ConversationThread.module.css';
import type { ThreadRow } from './thread-rows.ts';
import { ThreadLine } from './ThreadLine.tsx';
import type { ThreadOverlayTarget } from './ThreadOverlay.tsx';
import type { useThreadList } from './use-thread-list.ts';

type ThreadList = ReturnType<typeof useThreadList>;

export interface ThreadRowsProps {
  thread: Thread;
  rows: readonly ThreadRow[];
  /** The rows that are on the screen, with their positions. */
  lines: ThreadList['lines'];
  /** Height of all rows in px. */
  height: number;
  measureLine: ThreadList['measureLine'];
  /** The `seq` of the event that is highlighted. */
  seq: number | undefined;
  SchedulingLine: ComponentType<SchedulingLineProps>;
  onOpen: (target: ThreadOverlayTarget) => void;
}

/** The visible rows of a virtualized thread. */
export function ThreadRows(props: ThreadRowsProps) {
  const { thread, rows, lines, height, measureLine, seq, SchedulingLine, onOpen } = props;
  const { id: viewerId } = useMe();
  return (
    <div className={styles['rows']} style={{ height }}>
      {lines.map(({ key, index, start }) => {
        const row = rows[index];
        return (
          row && (
            <div
              key={key}
              ref={measureLine}
              data-index={index}
              data-run={row.kind === 'message' && !row.startsRun}
              data-continued={row.kind === 'message' && row.isContinued}
              data-sought={row.kind === 'message' && row.event.seq === seq}
              className={styles['row']}
              style={{ transform: `translateY(${start}px)` }}
            >
              <ThreadLine
                row={row}
                thread={thread}
                viewerId={viewerId}
                SchedulingLine={SchedulingLine}
                onOpen={onOpen}
              />
            </div>
          )
        );
      })}
    </div>
  );
}
