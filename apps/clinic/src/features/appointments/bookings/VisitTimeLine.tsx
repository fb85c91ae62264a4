import type { SchedulingLineProps } from '@zampa/client/conversations/thread/scheduling-line';
import { ClinicSchedulingLine } from '@zampa/shared-screens/appointments/ClinicSchedulingLine.tsx';
import { VisitTimeActions } from './VisitTimeActions.tsx';

/** The appointment as a clinic sees it in a conversation, with the buttons to answer a requested time. */
export function VisitTimeLine(props: SchedulingLineProps) {
  return (
    <ClinicSchedulingLine {...props} actions={<VisitTimeActions conversation={props.thread} />} />
  );
}
