import { createFileRoute } from '@tanstack/react-router';
import { VisitActions } from '../../../features/appointments/bookings/VisitActions.tsx';
import { RequestsScreen } from '../../../features/inbox/RequestsScreen.tsx';
import { readRequestsSearch } from '../../../features/inbox/search.ts';

export const Route = createFileRoute('/_signed-in/workspace/requests')({
  staticData: {
    title: 'settings:places.requests',
    place: '/workspace/requests',
    content: 'panes',
  },
  validateSearch: readRequestsSearch,
  component: RequestsPage,
});

function RequestsPage() {
  const navigate = Route.useNavigate();
  return (
    <RequestsScreen
      search={Route.useSearch()}
      renderVisitActions={(conversation) => <VisitActions conversation={conversation} />}
      onSearch={(search, how) => void navigate({ search, ...how })}
    />
  );
}
