import { createFileRoute } from '@tanstack/react-router';
import { SettingsScreen } from '../../../features/settings/SettingsScreen.tsx';

export const Route = createFileRoute('/_signed-in/workspace/settings')({
  staticData: { title: 'settings:places.settings', place: '/workspace/settings' },
  component: SettingsScreen,
});
