import '@zampa/i18n/english/appointments';
import type { TimeLineProps } from '@zampa/client/conversations/thread/time-line';
import { NoticeOfTime } from './NoticeOfTime.tsx';
import { OwnersAppointment } from './OwnersAppointment.tsx';
import { ProposalCard } from './ProposalCard.tsx';

/** Shows what a pet owner reads in a thread about the time of their visit, and does about it. */
export function OwnerTimeLine({ thread, viewerId, line }: TimeLineProps) {
  switch (line.kind) {
    case 'time':
      return <NoticeOfTime thread={thread} viewerId={viewerId} notice={line.notice} />;
    case 'proposal':
      return <ProposalCard thread={thread} event={line.event} side="owner" />;
    case 'appointment':
      return <OwnersAppointment thread={thread} />;
  }
}
