import { createFileRoute } from '@tanstack/react-router';
import { SettingsScreen } from '../../../../features/settings/SettingsScreen.tsx';

export const Route = createFileRoute('/_signed-in/_places/workspace/settings')({
  component: SettingsScreen,
});
