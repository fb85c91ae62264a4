import { createFileRoute } from '@tanstack/react-router';
import { AuditScreen } from '../../../features/audit/AuditScreen.tsx';
import { readAuditSearch } from '../../../features/audit/search.ts';

export const Route = createFileRoute('/_signed-in/workspace/audit')({
  staticData: {
    title: 'settings:facility.audit',
    place: '/workspace/settings',
    seenBy: 'admins',
  },
  validateSearch: readAuditSearch,
  component: AuditPage,
});

function AuditPage() {
  const navigate = Route.useNavigate();
  return (
    <AuditScreen search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
  );
}
