import { NotificationList } from '@zampa/shared-screens/notifications/NotificationList.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { SideDrawer } from '@zampa/ui/drawer/SideDrawer.tsx';

/** Shows the user's notifications in a drawer over any page. */
export function NotificationsDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <SideDrawer
      open
      onClose={onClose}
      size="small"
      title={t('notifications:title')}
      closeLabel={t('common:actions.close')}
    >
      <NotificationList onFollow={onClose} />
    </SideDrawer>
  );
}
