import { ChangePasswordForm } from '@zampa/shared-screens/account/ChangePasswordForm.tsx';
import { BackLink } from '@zampa/shared-screens/navigation/BackLink.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import '@zampa/i18n/english/settings-owner';
import { useTranslation } from '@zampa/i18n/use-translation';

/** Asks for a new password; all other devices are signed out by it. */
export function ChangePasswordScreen() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenHeader
        title={t('settings-owner:password')}
        back={<BackLink to="/workspace/settings" label={t('common:actions.back')} />}
      />
      <ChangePasswordForm />
    </>
  );
}
