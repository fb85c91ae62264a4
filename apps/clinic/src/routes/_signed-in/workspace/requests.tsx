import { createFileRoute } from '@tanstack/react-router';
import { RequestsScreen } from '../../../features/inbox/RequestsScreen.tsx';
import { readRequestsSearch } from '../../../features/inbox/search.ts';
import { lazyPart } from '@zampa/ui/states/lazy-part';

export const Route = createFileRoute('/_signed-in/workspace/requests')({
  staticData: {
    title: 'settings:places.requests',
    place: '/workspace/requests',
    content: 'panes',
  },
  validateSearch: readRequestsSearch,
  component: RequestsPage,
});

const loadOpened = () => import('../../-parts/OpenedRequest.tsx');

const OpenedRequest = lazyPart(async () => (await loadOpened()).OpenedRequest);

function RequestsPage() {
  const navigate = Route.useNavigate();
  return (
    <RequestsScreen
      search={Route.useSearch()}
      opened={OpenedRequest}
      loadOpened={loadOpened}
      onSearch={(search, how) => void navigate({ search, ...how })}
    />
  );
}
