import { createFileRoute } from '@tanstack/react-router';
import { useFacility } from '../../../../facility/FacilityProvider.tsx';
import { useIsAdmin } from '../../../../facility/use-is-admin.ts';
import { TimetablesScreen } from '../../../../features/timetables/TimetablesScreen.tsx';

export const Route = createFileRoute('/_signed-in/workspace/timetables/')({
  staticData: { title: 'settings:places.timetables', place: '/workspace/settings' },
  component: TimetablesPage,
});

function TimetablesPage() {
  return <TimetablesScreen facility={useFacility()} canEdit={useIsAdmin()} />;
}
