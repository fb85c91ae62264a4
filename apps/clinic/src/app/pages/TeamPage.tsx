import '@zampa/i18n/english/services';
import '@zampa/i18n/english/team';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { TeamScreen } from '../../features/team/TeamScreen.tsx';
import { useFacility } from '../FacilityProvider.tsx';

export function TeamPage() {
  const facility = useFacility();
  const search = useSearch({ from: '/workspace/workspace/team' });
  const navigate = useNavigate();
  return (
    <TeamScreen
      key={facility.id}
      facility={facility}
      search={search}
      onSearch={(wanted) => void navigate({ to: '/workspace/team', search: wanted })}
    />
  );
}
