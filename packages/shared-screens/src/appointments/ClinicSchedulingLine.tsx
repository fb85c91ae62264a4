import '@zampa/i18n/english/appointments';
import type { SchedulingLineProps } from '@zampa/client/conversations/thread/scheduling-line';
import { AppointmentCard } from './AppointmentCard.tsx';
import { toAppointmentFacts } from './appointment-facts.ts';
import type { ReactNode } from 'react';
import { TimeNoticeLine } from './TimeNoticeLine.tsx';
import { ProposalCard } from './ProposalCard.tsx';

export interface ClinicSchedulingLineProps extends SchedulingLineProps {
  /** Actions on the booking of the line. */
  actions: ReactNode;
}

/** Renders a scheduling entry of a conversation (notice, proposal or appointment) for a clinic. */
export function ClinicSchedulingLine({
  thread,
  viewerId,
  line,
  actions,
}: ClinicSchedulingLineProps) {
  switch (line.kind) {
    case 'time':
      return <TimeNoticeLine thread={thread} viewerId={viewerId} notice={line.notice} />;
    case 'proposal':
      return <ProposalCard thread={thread} event={line.event} side="facility" />;
    case 'appointment': {
      const facts = toAppointmentFacts(thread);
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
