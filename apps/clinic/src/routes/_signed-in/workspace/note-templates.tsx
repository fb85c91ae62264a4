import { createFileRoute } from '@tanstack/react-router';
import { readSetupSearch } from '../../../features/health/setup/search.ts';
import { TemplatesScreen } from '../../../features/health/setup/TemplatesScreen.tsx';

export const Route = createFileRoute('/_signed-in/workspace/note-templates')({
  staticData: { title: 'settings:places.noteTemplates', place: '/workspace/settings' },
  validateSearch: readSetupSearch,
  component: TemplatesPage,
});

function TemplatesPage() {
  const navigate = Route.useNavigate();
  const { open } = Route.useSearch();
  return (
    <TemplatesScreen
      chosen={open}
      onChoose={(id) => void navigate({ search: id ? { open: id } : {} })}
    />
  );
}
