import { createFileRoute } from '@tanstack/react-router';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
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
  const facility = useFacility();
  const navigate = Route.useNavigate();
  return (
    <RequestsScreen
      facility={facility}
      search={Route.useSearch()}
      renderVisitActions={(conversation) => (
        <VisitActions conversation={conversation} facility={facility} />
      )}
      onSearch={(search, how) => void navigate({ search, ...how })}
    />
  );
}
