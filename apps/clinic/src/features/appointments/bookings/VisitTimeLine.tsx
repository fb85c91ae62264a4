import type { TimeLineProps } from '@zampa/client/conversations/thread/time-line';
import { ClinicTimeLine } from '@zampa/shared-screens/appointments/ClinicTimeLine.tsx';
import { VisitTimeActions } from './VisitTimeActions.tsx';

/** Shows what a clinic reads in a thread about the time of its visit, and answers the time that it is asked for. */
export function VisitTimeLine(props: TimeLineProps) {
  return <ClinicTimeLine {...props} actions={<VisitTimeActions conversation={props.thread} />} />;
}
