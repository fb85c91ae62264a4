import { createFileRoute } from '@tanstack/react-router';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { SettingsScreen } from '../../../features/settings/SettingsScreen.tsx';

export const Route = createFileRoute('/_signed-in/workspace/settings')({
  staticData: { title: 'settings:places.settings', place: '/workspace/settings' },
  component: SettingsPage,
});

function SettingsPage() {
  return <SettingsScreen facility={useFacility()} />;
}
