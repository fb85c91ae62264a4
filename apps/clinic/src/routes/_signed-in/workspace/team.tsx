import { createFileRoute } from '@tanstack/react-router';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { readTeamSearch } from '../../../features/team/search.ts';
import { TeamScreen } from '../../../features/team/TeamScreen.tsx';

export const Route = createFileRoute('/_signed-in/workspace/team')({
  staticData: { title: 'settings:places.team', place: '/workspace/team' },
  validateSearch: readTeamSearch,
  component: TeamPage,
});

function TeamPage() {
  const navigate = Route.useNavigate();
  return (
    <TeamScreen
      facility={useFacility()}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search })}
    />
  );
}
