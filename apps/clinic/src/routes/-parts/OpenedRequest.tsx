import '@zampa/i18n/english/appointments-bookings';
import { lazy } from 'react';
import { VisitActions } from '../../features/appointments/bookings/VisitActions.tsx';
import type { OpenedRequestProps } from '../../features/inbox/conversation/RequestConversation.tsx';
import { RequestPanes } from '../../features/inbox/conversation/RequestPanes.tsx';

/** Lazy-loaded, because few requests are about an appointment. */
const VisitTimeLine = lazy(async () => ({
  default: (await import('../../features/appointments/bookings/VisitTimeLine.tsx')).VisitTimeLine,
}));

/** Shows an open conversation with its calendar actions. */
export function OpenedRequest(props: OpenedRequestProps) {
  const { conversation } = props;
  return (
    <RequestPanes
      {...props}
      TimeLine={VisitTimeLine}
      visitActions={<VisitActions conversation={conversation} />}
    />
  );
}
