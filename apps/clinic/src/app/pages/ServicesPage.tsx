import '@zampa/i18n/english/services';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ServicesScreen } from '../../features/services/ServicesScreen.tsx';
import { useFacility } from '../FacilityProvider.tsx';
import { useIsAdmin } from '../use-is-admin.ts';

export function ServicesPage() {
  const facility = useFacility();
  const { service } = useSearch({ from: '/workspace/workspace/services' });
  const navigate = useNavigate();
  return (
    <ServicesScreen
      key={facility.id}
      facility={facility}
      canEdit={useIsAdmin()}
      chosen={service}
      onChoose={(chosen) =>
        void navigate({ to: '/workspace/services', search: chosen ? { service: chosen } : {} })
      }
    />
  );
}
