import '@zampa/i18n/english/calendar';
import '@zampa/i18n/english/chat';
import '@zampa/i18n/english/diary-entries';
import '@zampa/i18n/english/requests';
import '@zampa/i18n/english/services';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { VisitActions } from '../../features/appointments/bookings/VisitActions.tsx';
import { RequestsScreen } from '../../features/inbox/RequestsScreen.tsx';
import { useFacility } from '../FacilityProvider.tsx';

export function RequestsPage() {
  const facility = useFacility();
  const search = useSearch({ from: '/workspace/workspace/requests' });
  const navigate = useNavigate();
  return (
    <RequestsScreen
      key={facility.id}
      facility={facility}
      search={search}
      renderVisitActions={(conversation) => (
        <VisitActions conversation={conversation} facility={facility} />
      )}
      onSearch={(wanted, how) =>
        void navigate({ to: '/workspace/requests', search: wanted, ...how })
      }
    />
  );
}
