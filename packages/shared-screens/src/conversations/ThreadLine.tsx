import type { Thread } from '@zampa/client/conversations/thread/thread';
import type { TimeLineProps } from '@zampa/client/conversations/thread/time-line';
import { DaySeparator } from '@zampa/ui/chat/DaySeparator.tsx';
import { type ComponentType, lazy, Suspense } from 'react';
import { MessageRow, RequestRow } from './MessageRow.tsx';
import { NoticeRow } from './NoticeRow.tsx';
import { PaymentNoticeRow } from './PaymentNoticeRow.tsx';
import type { Opened } from './OpenedFromThread.tsx';
import { PendingRow } from './PendingRow.tsx';
import type { ThreadRow } from './thread-rows.ts';
import styles from './ConversationThread.module.css';

/** Stands at the beginning of a conversation alone, which most visits do not scroll up to. */
const RequestDetails = lazy(async () => ({
  default: (await import('./RequestDetails.tsx')).RequestDetails,
}));

/** Few conversations have a video meeting. */
const VideoNotice = lazy(async () => ({
  default: (await import('./VideoNotice.tsx')).VideoNotice,
}));

export type ThreadLineProps = {
  readonly row: ThreadRow;
  readonly thread: Thread;
  readonly viewerId: string;
  /** Shows what is told of a time. */
  readonly TimeLine: ComponentType<TimeLineProps>;
  readonly onOpen: (opened: Opened) => void;
};

/** Shows one line of a thread. */
export function ThreadLine({ row, thread, viewerId, TimeLine, onOpen }: ThreadLineProps) {
  const time = (line: TimeLineProps['line']) => (
    <Suspense fallback={<div className={styles[line.kind]} />}>
      <TimeLine thread={thread} viewerId={viewerId} line={line} />
    </Suspense>
  );
  switch (row.kind) {
    case 'day':
      return <DaySeparator day={row.day} />;
    case 'notice':
      return (
        <>
          <NoticeRow thread={thread} notice={row.notice} viewerId={viewerId} />
          {row.notice.kind === 'VIDEO_JOIN' && (
            <Suspense>
              <VideoNotice thread={thread} />
            </Suspense>
          )}
        </>
      );
    case 'payment':
      return <PaymentNoticeRow thread={thread} notice={row.notice} />;
    case 'details':
      return (
        <Suspense fallback={<div className={styles['details']} />}>
          <RequestDetails conversation={thread} />
        </Suspense>
      );
    case 'time':
    case 'proposal':
    case 'appointment':
      return time(row);
    case 'request':
      return <RequestRow thread={thread} viewerId={viewerId} onOpen={onOpen} />;
    case 'pending':
      return <PendingRow message={row.message} timezone={thread.facility.timezone} />;
    case 'message':
      return (
        <MessageRow
          event={row.event}
          startsRun={row.startsRun}
          isRead={row.event.seq <= thread.readSeq}
          status={thread.payload.status}
          timezone={thread.facility.timezone}
          viewerId={viewerId}
          onOpen={onOpen}
        />
      );
  }
}
