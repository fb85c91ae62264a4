import '@zampa/i18n/english/appointments';
import type { TimeLineProps } from '@zampa/client/conversations/thread/time-line';
import { AppointmentCard } from './AppointmentCard.tsx';
import { factsOf } from './appointment-facts.ts';
import type { ReactNode } from 'react';
import { NoticeOfTime } from './NoticeOfTime.tsx';
import { ProposalCard } from './ProposalCard.tsx';

export interface ClinicTimeLineProps extends TimeLineProps {
  /** What can be done about its booking. */
  actions: ReactNode;
}

/** Shows what a clinic reads in a thread about the time of its visit. */
export function ClinicTimeLine({ thread, viewerId, line, actions }: ClinicTimeLineProps) {
  switch (line.kind) {
    case 'time':
      return <NoticeOfTime thread={thread} viewerId={viewerId} notice={line.notice} />;
    case 'proposal':
      return <ProposalCard thread={thread} event={line.event} side="facility" />;
    case 'appointment': {
      const facts = factsOf(thread);
      return (
        facts && (
          <AppointmentCard appointment={facts} side="facility">
            {actions}
          </AppointmentCard>
        )
      );
    }
  }
}
