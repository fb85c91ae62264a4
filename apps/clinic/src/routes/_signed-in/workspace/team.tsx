import { createFileRoute } from '@tanstack/react-router';
import { readTeamSearch } from '../../../features/team/search.ts';
import { TeamScreen } from '../../../features/team/TeamScreen.tsx';

export const Route = createFileRoute('/_signed-in/workspace/team')({
  staticData: { title: 'settings:places.team', place: '/workspace/team' },
  validateSearch: readTeamSearch,
  component: TeamPage,
});

function TeamPage() {
  const navigate = Route.useNavigate();
  return <TeamScreen search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />;
}
