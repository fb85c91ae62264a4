import '@zampa/i18n/english/notifications';
import { useTranslation } from '@zampa/i18n/use-translation';
import { BackLink } from '@zampa/shared-screens/navigation/BackLink.tsx';
import { NotificationList } from '@zampa/shared-screens/notifications/NotificationList.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';

/** Screen with the pet owner's notifications, newest first. */
export function NotificationsScreen() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenHeader
        title={t('notifications:title')}
        back={<BackLink to="/dashboard" label={t('common:actions.back')} />}
      />
      <NotificationList />
    </>
  );
}
