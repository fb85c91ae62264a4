import '@zampa/i18n/english/clients';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ClientsScreen } from '../../features/clients/lists/ClientsScreen.tsx';
import { useFacility } from '../FacilityProvider.tsx';
import { HowToJoin } from './HowToJoin.tsx';

export function ClientsPage() {
  const facility = useFacility();
  const search = useSearch({ from: '/workspace/workspace/clients' });
  const navigate = useNavigate();
  return (
    <ClientsScreen
      key={facility.id}
      facility={facility}
      search={search}
      onSearch={(wanted, how) =>
        void navigate({ to: '/workspace/clients', search: wanted, ...how })
      }
      howToJoin={<HowToJoin />}
    />
  );
}
