import '@zampa/i18n/english/appointments-bookings';
import { VisitActions } from '../../features/appointments/bookings/VisitActions.tsx';
import type { OpenedRequestProps } from '../../features/inbox/conversation/RequestConversation.tsx';
import { RequestPanes } from '../../features/inbox/conversation/RequestPanes.tsx';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded, because few requests are about an appointment. */
const VisitTimeLine = lazyPart(
  async () =>
    (await import('../../features/appointments/bookings/VisitTimeLine.tsx')).VisitTimeLine,
);

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
