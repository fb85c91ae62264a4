import { createFileRoute } from '@tanstack/react-router';
import { NotificationSettingsScreen } from '../../../features/notifications/NotificationSettingsScreen.tsx';
import styles from '../../-parts/narrow.module.css';

export const Route = createFileRoute('/_signed-in/workspace/notifications')({
  staticData: {
    title: 'settings:person.notifications',
    place: '/workspace/settings',
    seenBy: 'everybody',
  },
  component: NotificationsPage,
});

function NotificationsPage() {
  return (
    <div className={styles['narrow']}>
      <NotificationSettingsScreen />
    </div>
  );
}
