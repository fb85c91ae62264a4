import { createFileRoute } from '@tanstack/react-router';
import { readServicesSearch } from '../../../features/services/search.ts';
import { ServicesScreen } from '../../../features/services/ServicesScreen.tsx';

export const Route = createFileRoute('/_signed-in/workspace/services')({
  staticData: { title: 'settings:places.services', place: '/workspace/settings' },
  validateSearch: readServicesSearch,
  component: ServicesPage,
});

function ServicesPage() {
  const { service: chosen } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ServicesScreen
      chosen={chosen}
      onChoose={(service) => void navigate({ search: service ? { service } : {} })}
    />
  );
}
