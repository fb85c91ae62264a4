import { createFileRoute } from '@tanstack/react-router';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { useIsAdmin } from '../../../facility/use-is-admin.ts';
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
      facility={useFacility()}
      canEdit={useIsAdmin()}
      chosen={chosen}
      onChoose={(service) => void navigate({ search: service ? { service } : {} })}
    />
  );
}
