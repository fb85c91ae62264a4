import { createFileRoute, Navigate } from '@tanstack/react-router';
import { useIsAdmin } from '../../../facility/use-is-admin.ts';
import { ImportScreen } from '../../../features/import/ImportScreen.tsx';

export const Route = createFileRoute('/_signed-in/workspace/import')({
  staticData: { title: 'settings:places.import', place: '/workspace/clients' },
  component: ImportPage,
});

function ImportPage() {
  // Only admins can import; others with an old link are redirected to the clients.
  if (!useIsAdmin()) return <Navigate to="/workspace/clients" search={{}} replace />;
  return <ImportScreen />;
}
