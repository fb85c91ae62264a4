import '@zampa/i18n/english/appointments';
import type { SchedulingLineProps } from '@zampa/client/conversations/thread/scheduling-line';
import { TimeNoticeLine } from './TimeNoticeLine.tsx';
import { OwnerAppointment } from './OwnerAppointment.tsx';
import { ProposalCard } from './ProposalCard.tsx';

/** Renders a scheduling entry of a conversation (notice, proposal or appointment) for a pet owner, with its actions. */
export function OwnerSchedulingLine({ thread, viewerId, line }: SchedulingLineProps) {
  switch (line.kind) {
    case 'time':
      return <TimeNoticeLine thread={thread} viewerId={viewerId} notice={line.notice} />;
    case 'proposal':
      return <ProposalCard thread={thread} event={line.event} side="owner" />;
    case 'appointment':
      return <OwnerAppointment thread={thread} />;
  }
}
