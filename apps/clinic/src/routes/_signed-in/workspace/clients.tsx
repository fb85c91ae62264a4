import { createFileRoute } from '@tanstack/react-router';
import { ClientsScreen } from '../../../features/clients/lists/ClientsScreen.tsx';
import { readClientsSearch } from '../../../features/clients/lists/search.ts';
import { HowToJoin } from '../../-parts/HowToJoin.tsx';

export const Route = createFileRoute('/_signed-in/workspace/clients')({
  staticData: { title: 'settings:places.clients', place: '/workspace/clients' },
  validateSearch: readClientsSearch,
  component: ClientsPage,
});

function ClientsPage() {
  const navigate = Route.useNavigate();
  return (
    <ClientsScreen
      search={Route.useSearch()}
      onSearch={(search, how) => void navigate({ search, ...how })}
      howToJoin={<HowToJoin />}
    />
  );
}
