import type { Thread } from '@zampa/client/conversations/thread';
import type { Event } from '@zampa/contract/chat/event';
import { DaySeparator } from '@zampa/ui/chat/DaySeparator.tsx';
import { MessageRow, RequestRow } from './MessageRow.tsx';
import { NoticeRow } from './NoticeRow.tsx';
import { PendingRow } from './PendingRow.tsx';
import { RequestDetails } from './RequestDetails.tsx';
import type { ThreadRow } from './thread-rows.ts';

export type ThreadLineProps = {
  readonly row: ThreadRow;
  readonly thread: Thread;
  readonly viewerId: string;
  readonly onWithdraw: (event: Event) => void;
};

/** One line of a thread. */
export function ThreadLine({ row, thread, viewerId, onWithdraw }: ThreadLineProps) {
  switch (row.kind) {
    case 'day':
      return <DaySeparator day={row.day} />;
    case 'notice':
      return <NoticeRow thread={thread} notice={row.notice} viewerId={viewerId} />;
    case 'details':
      return <RequestDetails conversation={thread} />;
    case 'request':
      return <RequestRow thread={thread} viewerId={viewerId} />;
    case 'pending':
      return <PendingRow message={row.message} timezone={thread.facility.timezone} />;
    case 'message':
      return (
        <MessageRow
          thread={thread}
          event={row.event}
          startsRun={row.startsRun}
          viewerId={viewerId}
          onWithdraw={onWithdraw}
        />
      );
  }
}
