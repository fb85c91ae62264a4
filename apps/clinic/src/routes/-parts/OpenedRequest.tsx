import '@zampa/i18n/english/appointments-bookings';
import { VisitActions } from '../../features/appointments/bookings/VisitActions.tsx';
import type { OpenedRequestProps } from '../../features/inbox/conversation/RequestConversation.tsx';
import { RequestPanes } from '../../features/inbox/conversation/RequestPanes.tsx';

/** Shows an open conversation with what it can lead to in the calendar. */
export function OpenedRequest(props: OpenedRequestProps) {
  const { conversation } = props;
  return <RequestPanes {...props} visitActions={<VisitActions conversation={conversation} />} />;
}
