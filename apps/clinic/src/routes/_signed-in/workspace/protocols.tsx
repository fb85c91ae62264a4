import { createFileRoute } from '@tanstack/react-router';
import { ProtocolsScreen } from '../../../features/health/setup/ProtocolsScreen.tsx';
import { readSetupSearch } from '../../../features/health/setup/search.ts';

export const Route = createFileRoute('/_signed-in/workspace/protocols')({
  staticData: { title: 'settings:places.protocols', place: '/workspace/settings' },
  validateSearch: readSetupSearch,
  component: ProtocolsPage,
});

function ProtocolsPage() {
  const navigate = Route.useNavigate();
  const { open } = Route.useSearch();
  return (
    <ProtocolsScreen
      chosen={open}
      onChoose={(id) => void navigate({ search: id ? { open: id } : {} })}
    />
  );
}
