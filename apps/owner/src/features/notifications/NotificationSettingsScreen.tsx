import '@zampa/i18n/english/notifications-settings';
import { useTranslation } from '@zampa/i18n/use-translation';
import { BackLink } from '@zampa/shared-screens/navigation/BackLink.tsx';
import { NotificationSettings } from '@zampa/shared-screens/notifications/NotificationSettings.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';

const TOPICS = ['MESSAGE', 'TIMES', 'RECALLS', 'THERAPIES', 'PAYMENTS', 'FAMILY'] as const;

/** Screen with the pet owner's notification settings. */
export function NotificationSettingsScreen() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenHeader
        title={t('notifications:settings.title')}
        back={<BackLink to="/workspace/settings" label={t('common:actions.back')} />}
      />
      <NotificationSettings topics={TOPICS} />
    </>
  );
}
