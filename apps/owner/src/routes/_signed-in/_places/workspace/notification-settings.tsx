import { createFileRoute } from '@tanstack/react-router';
import { NotificationSettingsScreen } from '../../../../features/notifications/NotificationSettingsScreen.tsx';

export const Route = createFileRoute('/_signed-in/_places/workspace/notification-settings')({
  component: NotificationSettingsScreen,
});
