import { BackLink } from '@zampa/shared-screens/navigation/BackLink.tsx';
import { SecuritySettings } from '@zampa/shared-screens/security/SecuritySettings.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import '@zampa/i18n/english/settings-owner';
import { useTranslation } from '@zampa/i18n/use-translation';

/** Screen of the own sign-in: authenticator app, recovery codes and signed-in devices. */
export function SecurityScreen() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenHeader
        title={t('settings:owner.security')}
        back={<BackLink to="/workspace/settings" label={t('common:actions.back')} />}
      />
      <SecuritySettings />
    </>
  );
}
