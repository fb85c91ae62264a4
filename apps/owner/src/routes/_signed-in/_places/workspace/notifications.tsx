import { createFileRoute } from '@tanstack/react-router';
import { NotificationsScreen } from '../../../../features/notifications/NotificationsScreen.tsx';

export const Route = createFileRoute('/_signed-in/_places/workspace/notifications')({
  component: NotificationsScreen,
});
