import type { Thread } from '@zampa/client/conversations/thread/thread';
import type { SchedulingLineProps } from '@zampa/client/conversations/thread/scheduling-line';
import { type ComponentType, Suspense } from 'react';
import { DayLine, UnreadLine } from './ThreadSeparators.tsx';
import { MessageRow, RequestRow } from './MessageRow.tsx';
import { NoticeRow } from './NoticeRow.tsx';
import { PaymentNoticeRow } from './PaymentNoticeRow.tsx';
import type { ThreadOverlayTarget } from './ThreadOverlay.tsx';
import { PendingRow } from './PendingRow.tsx';
import type { ThreadRow } from './thread-rows.ts';
import styles from './ConversationThread.module.css';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded: the card is at the start of a conversation, and few users scroll up to it. */
const RequestDetails = lazyPart(async () => (await import('./RequestDetails.tsx')).RequestDetails);

/** Lazy-loaded: few conversations have a video meeting. */
const VideoNotice = lazyPart(
  async () => (await import('./OpenMeetingNotice.tsx')).OpenMeetingNotice,
);

export type ThreadLineProps = {
  readonly row: ThreadRow;
  readonly thread: Thread;
  readonly viewerId: string;
  /** Renders scheduling entries. */
  readonly SchedulingLine: ComponentType<SchedulingLineProps>;
  readonly onOpen: (opened: ThreadOverlayTarget) => void;
};

/** Renders one row of a thread by its kind. */
export function ThreadLine({ row, thread, viewerId, SchedulingLine, onOpen }: ThreadLineProps) {
  const renderSchedulingLine = (line: SchedulingLineProps['line']) => (
    <Suspense fallback={<div className={styles[line.kind]} />}>
      <SchedulingLine thread={thread} viewerId={viewerId} line={line} />
    </Suspense>
  );
  switch (row.kind) {
    case 'day':
      return <DayLine instant={row.instant} timezone={thread.facility.timezone} />;
    case 'unread':
      return <UnreadLine count={row.count} />;
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
      return renderSchedulingLine(row);
    case 'request':
      return <RequestRow thread={thread} viewerId={viewerId} onOpen={onOpen} />;
    case 'pending':
      return <PendingRow message={row.message} timezone={thread.facility.timezone} />;
    case 'message':
      return (
        <MessageRow
          event={row.event}
          startsRun={row.startsRun}
          isContinued={row.isContinued}
          isRead={row.event.seq <= thread.readSeq}
          status={thread.payload.status}
          timezone={thread.facility.timezone}
          viewerId={viewerId}
          onOpen={onOpen}
        />
      );
  }
}
